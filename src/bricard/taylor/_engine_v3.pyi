from bricard.taylor._engine import *
