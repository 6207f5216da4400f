// A translator with another word for a guest.
#pragma once

#include <QTranslator>

namespace tacklebox::testing {

/// Translates the name of an unnamed person as "Gast".
class GuestInGerman : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return qstrcmp(source, "Guest") == 0       ? QStringLiteral("Gast")
               : qstrcmp(source, "Player %1") == 0 ? QStringLiteral("Spieler %1")
                                                   : QString();
    }
};

} // namespace tacklebox::testing
