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

namespace bricard {

struct Node {
    Op op;
    std::uint32_t references = 0;
    std::int32_t number = -1;   // a place in a list, valid while `mark` is that of the list
    std::uint64_t mark = 0;
    Node* first = nullptr;
    Node* second = nullptr;
    double value = 0.0;         // of a constant
    std::size_t hash = 0;
    Node* next = nullptr;       // in its bucket
    std::uint64_t serial = 0;   // told apart by users: never given twice
};

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

class Pool {
  public:
    static Pool& instance() {
        static Pool* pool = new Pool;  // never destroyed: nodes may outlive static objects
        return *pool;
    }

    // The node of an operation or constant, an old one if there is one.
    Expr find_or_make(Op op, Node* first, Node* second, double value) {
        const std::size_t hash = hash_of(op, first, second, value);
        if (Node* known = find(hash, op, first, second, value)) return Expr(known);
        if (count_ >= buckets_.size()) grow();
        Node* node = new Node{};
        node->op = op;
        node->first = first;
        node->second = second;
        node->value = value;
        node->hash = hash;
        node->serial = ++serial_;
        if (first) ++first->references;
        if (second) ++second->references;
        Node*& bucket = buckets_[node->hash & (buckets_.size() - 1)];
        node->next = bucket;
        bucket = node;
        ++count_;
        return Expr(node);
    }

    Expr make_symbol(std::string name) {
        Symbol* symbol = new Symbol{};
        symbol->op = Op::symbol;
        symbol->name = std::move(name);
        symbol->serial = ++serial_;
        return Expr(symbol);
    }

    // A mark that no node bears yet.
    std::uint64_t new_mark() { return ++mark_; }
    std::size_t count() const { return count_; }
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
                delete symbol;
            } else {
                forget(dead);
                delete dead;
            }
        }
    }

  private:
    std::vector<Node*> buckets_ = std::vector<Node*>(1024, nullptr);
    std::size_t count_ = 0;
    std::uint64_t serial_ = 0, mark_ = 0;

    static std::size_t mixed(std::size_t seed, std::size_t value) {
        seed ^= value + 0x9e3779b97f4a7c15ull + (seed << 6) + (seed >> 2);
        return seed * 0xff51afd7ed558ccdull;
    }

    // The same for both orders of operands that may be exchanged.
    static std::size_t hash_of(Op op, const Node* first, const Node* second, double value) {
        if (is_commutative(op) && second->serial < first->serial) std::swap(first, second);
        std::size_t result = mixed(static_cast<std::size_t>(op), first ? first->serial : 0);
        result = mixed(result, second ? second->serial : 0);
        if (op == Op::constant) result = mixed(result, std::bit_cast<std::uint64_t>(value));
        return result ^ (result >> 32);
    }

    Node* find(std::size_t hash, Op op, const Node* first, const Node* second, double value) const {
        const bool either = is_commutative(op);
        for (Node* node = buckets_[hash & (buckets_.size() - 1)]; node; node = node->next)
            if (node->hash == hash && node->op == op &&
                ((node->first == first && node->second == second) ||
                 (either && node->first == second && node->second == first)) &&
                std::bit_cast<std::uint64_t>(node->value) == std::bit_cast<std::uint64_t>(value))
                return node;
        return nullptr;
    }

    void forget(Node* node) {
        Node** place = &buckets_[node->hash & (buckets_.size() - 1)];
        while (*place != node) place = &(*place)->next;
        *place = node->next;
        --count_;
    }

    void grow() {
        std::vector<Node*> old(2 * buckets_.size(), nullptr);
        old.swap(buckets_);
        for (Node* node : old)
            while (node) {
                Node* next = node->next;
                Node*& bucket = buckets_[node->hash & (buckets_.size() - 1)];
                node->next = bucket;
                bucket = node;
                node = next;
            }
    }
};

inline void Expr::release(Node* node) { Pool::instance().release(node); }

}  // namespace bricard
