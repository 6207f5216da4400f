// Which state of the sources was built.
#pragma once

namespace tacklebox {

/// The first twelve digits of the commit, with a "+" behind them where something was changed since; empty
/// where nobody knows.
const char* commit();

} // namespace tacklebox
