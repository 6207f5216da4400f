#include "tests/support/table.h"
