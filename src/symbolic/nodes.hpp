// Nodes of expressions. Each distinct operation on the same operands exists once (hash-consing); nodes are counted by
// those who use them and go when nobody does. Not for several threads at once: Python's lock guards them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "operations.hpp"
#include "slots.hpp"

namespace bricard {

struct Node {
    Op op;
    bool scattered = false;     // see Table
    std::uint32_t references = 0;
    std::int32_t number = -1;   // a place in a list, valid while `mark` is that of the list
    std::uint32_t near = 0;     // where it is looked for; see Table
    std::uint64_t mark = 0;
    Node* first = nullptr;
    Node* second = nullptr;
    double value = 0.0;         // of a constant
    Node* next = nullptr;       // in its bucket
    std::uint64_t serial = 0;   // told apart by users: never given twice
};
static_assert(sizeof(Node) <= 64, "a node fits into a line of the cache");

// A symbol is equal to itself alone. `peer` is what another algebra has for it, released with it.
struct Symbol : Node {
    std::string name;
    void* peer = nullptr;
};

// A counted pointer to a node; never null unless moved from or default.
class Expr {
  public:
    Expr() = default;
    explicit Expr(Node* node) : node_(node) { ++node_->references; }
    Expr(const Expr& other) : node_(other.node_) {
        if (node_) ++node_->references;
    }
    Expr(Expr&& other) noexcept : node_(std::exchange(other.node_, nullptr)) {}
    Expr& operator=(Expr other) noexcept {
        std::swap(node_, other.node_);
        return *this;
    }
    ~Expr() {
        if (node_ && --node_->references == 0) release(node_);
    }

    Node* get() const { return node_; }
    Node* operator->() const { return node_; }
    explicit operator bool() const { return node_ != nullptr; }
    friend bool operator==(const Expr& a, const Expr& b) { return a.node_ == b.node_; }

  private:
    Node* node_ = nullptr;
    static void release(Node* node);
};

// The nodes that there are, by what they are made of.
//
// Equations of many parts are written part by part: a node is kept, and looked for, near its newest operand, which was
// used a moment ago, so that memory is read in that order, too. Where many nodes are made of the same operands, as the
// products of all pairs, those that do not fit there are scattered. Constants are, too: they have no operands.
class Table {
  public:
    // A node of these operands, or nothing; then `insert` may follow.
    Node* find(Op op, const Node* first, const Node* second, double value) {
        const Hashes looked_for = hashes(op, first, second, value);
        near_hash_ = looked_for.near;
        far_hash_ = looked_for.far;
        const bool either = is_commutative(op);
        const auto same = [&](const Node* node) {
            return node->op == op &&
                   ((node->first == first && node->second == second) ||
                    (either && node->first == second && node->second == first)) &&
                   std::bit_cast<std::uint64_t>(node->value) == std::bit_cast<std::uint64_t>(value);
        };
        length_ = 0;
        if (op != Op::constant) {
            for (Node* node = near_[near_place(near_hash_)]; node; node = node->next, ++length_)
                if (same(node)) return node;
            if (!crowded_[near_place(near_hash_)]) return nullptr;
        }
        for (Node* node = far_[far_place(far_hash_)]; node; node = node->next)
            if (same(node)) return node;
        return nullptr;
    }

    // The node that was not found last.
    void insert(Node* node) {
        node->near = near_hash_;
        node->scattered = node->op == Op::constant || length_ >= most_near;
        if (node->scattered && node->op != Op::constant) crowded_[near_place(node->near)] = 1;
        std::size_t& count = node->scattered ? scattered_ : close_;
        link(node);
        if (++count <= (node->scattered ? far_ : near_).size()) return;
        if (node->scattered) relink(far_);
        else {
            relink(near_);
            crowded_.insert(crowded_.end(), crowded_.begin(), crowded_.end());
        }
    }

    void erase(Node* node) {
        Node** place = &bucket(node);
        while (*place != node) place = &(*place)->next;
        *place = node->next;
        --(node->scattered ? scattered_ : close_);
    }

    std::size_t count() const { return close_ + scattered_; }

  private:
    static constexpr int most_near = 4;        // in a bucket
    static constexpr std::uint32_t spread = 31;  // of the nodes with the same newest operand

    std::vector<Node*> near_ = std::vector<Node*>(1024, nullptr), far_ = near_;
    std::vector<char> crowded_ = std::vector<char>(1024, 0);  // by near bucket: have nodes of it been scattered?
    std::size_t close_ = 0, scattered_ = 0;
    std::uint32_t near_hash_ = 0, far_hash_ = 0;  // of what was looked for last
    int length_ = 0;                              // and of its near bucket

    std::size_t near_place(std::uint32_t hash) const { return hash & (near_.size() - 1); }
    std::size_t far_place(std::uint32_t hash) const { return hash & (far_.size() - 1); }
    Node*& bucket(const Node* node) {
        if (!node->scattered) return near_[near_place(node->near)];
        return far_[far_place(hashes(node->op, node->first, node->second, node->value).far)];
    }

    void link(Node* node) {
        Node*& head = bucket(node);
        node->next = head;
        head = node;
    }

    // Twice as many buckets.
    void relink(std::vector<Node*>& buckets) {
        std::vector<Node*> old(2 * buckets.size(), nullptr);
        old.swap(buckets);
        for (Node* node : old)
            while (node) {
                Node* next = node->next;
                link(node);
                node = next;
            }
    }

    static std::size_t mixed(std::size_t seed, std::size_t value) {
        seed ^= value + 0x9e3779b97f4a7c15ull + (seed << 6) + (seed >> 2);
        return seed * 0xff51afd7ed558ccdull;
    }

    struct Hashes {
        std::uint32_t near, far;
    };

    // The same for both orders of operands.
    static Hashes hashes(Op op, const Node* first, const Node* second, double value) {
        std::uint64_t newer = first ? first->serial : 0, older = second ? second->serial : 0;
        if (newer < older) std::swap(newer, older);
        std::size_t all = mixed(mixed(static_cast<std::size_t>(op), newer), older);
        if (op == Op::constant) all = mixed(all, std::bit_cast<std::uint64_t>(value));
        const auto far = static_cast<std::uint32_t>(all >> 32);
        return {static_cast<std::uint32_t>(newer) + (far & spread), far};
    }
};

class Pool {
  public:
    static Pool& instance() {
        static Pool* pool = new Pool;  // never destroyed: nodes may outlive static objects
        return *pool;
    }

    // The node of an operation or constant, an old one if there is one.
    Expr find_or_make(Op op, Node* first, Node* second, double value) {
        if (Node* known = table_.find(op, first, second, value)) return Expr(known);
        Node* node = nodes_.make();
        node->op = op;
        node->first = first;
        node->second = second;
        node->value = value;
        node->serial = ++serial_;
        if (first) ++first->references;
        if (second) ++second->references;
        table_.insert(node);
        return Expr(node);
    }

    Expr make_symbol(std::string name) {
        Symbol* symbol = symbols_.make();
        symbol->op = Op::symbol;
        symbol->name = std::move(name);
        symbol->serial = ++serial_;
        return Expr(symbol);
    }

    // A mark that no node bears yet.
    std::uint64_t new_mark() { return ++mark_; }
    std::size_t count() const { return table_.count(); }
    void (*release_peer)(void*) = nullptr;

    // Frees a node that nobody uses any more, and its operands likewise; without recursion, for chains are long.
    void release(Node* node) {
        std::vector<Node*> pending{node};
        while (!pending.empty()) {
            Node* dead = pending.back();
            pending.pop_back();
            for (Node* operand : {dead->first, dead->second})
                if (operand && --operand->references == 0) pending.push_back(operand);
            if (dead->op == Op::symbol) {
                Symbol* symbol = static_cast<Symbol*>(dead);
                if (symbol->peer && release_peer) release_peer(symbol->peer);
                symbols_.free(symbol);
            } else {
                table_.erase(dead);
                nodes_.free(dead);
            }
        }
    }

  private:
    Slots<Node> nodes_;
    Slots<Symbol> symbols_;
    Table table_;
    std::uint64_t serial_ = 0, mark_ = 0;
};

inline void Expr::release(Node* node) { Pool::instance().release(node); }

}  // namespace bricard
