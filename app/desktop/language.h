// The language of the window.
#pragma once

#include <QStringList>
#include <QTranslator>

class QApplication;

namespace tacklebox {

/// Looks texts up by class name without namespace, as lupdate files them: tr() asks for "tacklebox::Lobby".
class OwnWords : public QTranslator {
  public:
    QString translate(const char* context, const char* source, const char* comment, int count) const override;
};

class Language {
  public:
    explicit Language(QApplication& app) : m_app(app) {}
    /// Switches to "en" or "de". Any other name selects the system's language if that is German, else
    /// English.
    void use(const QString& name);
    /// The language in use: "en" or "de".
    QString current() const { return m_current; }

  private:
    QApplication& m_app;
    OwnWords m_own;
    QTranslator m_qt;
    QString m_current = QStringLiteral("en");
};

} // namespace tacklebox
