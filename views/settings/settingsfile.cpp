#include "views/settings/settingsfile.h"

#include "model/table/privatefiles.h"
#include "views/settings/settings.h"
#include "views/settings/values.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QScopeGuard>
#include <QStringList>
#include <QUuid>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kLockMillis = 2000; ///< maximum wait for another window that is writing the file
const QString kVersionKey = QStringLiteral("version");

void rename(QSettings& values, const QString& from, const QString& to) {
    if (!values.contains(from)) return;
    if (!values.contains(to)) values.setValue(to, values.value(from));
    values.remove(from);
}

/// Version 2 has its own group for settings that count as help, as in statistics.
void toVersion2(QSettings& values) {
    rename(values, QStringLiteral("manners/reasons"), QStringLiteral("help/reasons"));
    rename(values, QStringLiteral("manners/knownCards"), QStringLiteral("help/knownCards"));
}

/// Version 3 has a volume for each group of sounds. Scales the single volume, since the default has changed
/// from 60 to 85.
void toVersion3(QSettings& values) {
    constexpr int kUsual = 60, kUsualNow = 85;
    const QString one = QStringLiteral("sounds/volume");
    if (!values.contains(one)) return;
    if (const auto volume = numberWithin(values.value(one), 0, 100)) {
        const int now = std::min(100, *volume * kUsualNow / kUsual);
        values.setValue(QStringLiteral("sounds/table"), now);
        values.setValue(QStringLiteral("sounds/motifs"), now);
        values.remove(one);
    } else {
        rename(values, one, QStringLiteral("sounds/table")); // invalid: stays, so that opening reports it
    }
}

/// Version 4 has levels of the memory aid instead of those of the list of known cards.
void toVersion4(QSettings& values) {
    const QString level = QStringLiteral("help/knownCards");
    if (values.value(level) == QLatin1String("last-turns")) values.setValue(level, QStringLiteral("asked"));
    if (values.value(level) == QLatin1String("all")) values.setValue(level, QStringLiteral("follows"));
}

/// kSteps[i] migrates version i + 1 to i + 2.
constexpr void (*kSteps[])(QSettings&) = {toVersion2, toVersion3, toVersion4};
static_assert(std::size(kSteps) + 1 == SettingsFile::kVersion);

/// Version 1 did not write its number. An empty file counts as current.
int versionOf(const QSettings& values) {
    if (values.allKeys().isEmpty()) return SettingsFile::kVersion;
    bool ok = false;
    const int version = values.value(kVersionKey, 1).toInt(&ok);
    return ok && version >= 1 ? version : 1;
}

/// True if the file has a group of this program: QSettings accepts nearly any text as settings.
bool hasOurGroup(const QSettings& values) {
    static const QStringList kGroups{
        QStringLiteral("motion"), QStringLiteral("sounds"), QStringLiteral("look"),
        QStringLiteral("reader"), QStringLiteral("hands"),  QStringLiteral("manners"),
        QStringLiteral("help"),   QStringLiteral("tables"), QStringLiteral("window")};
    const QStringList groups = values.childGroups();
    return values.contains(kVersionKey) ||
           std::any_of(kGroups.begin(), kGroups.end(),
                       [&](const QString& group) { return groups.contains(group); });
}

/// True for a file that this program writes itself, false for a .plist or the registry.
bool isOurFile(const QString& name) {
    return name.endsWith(QLatin1String(".conf")) || name.endsWith(QLatin1String(".ini"));
}

/// Compares values as text: numbers from a file are read as strings.
bool isSame(const QVariant& a, const QVariant& b) {
    const auto text = [](const QVariant& value) {
        return value.typeId() == QMetaType::QStringList ? value.toStringList().join(u'\n').toUtf8()
                                                        : value.toByteArray();
    };
    return text(a) == text(b);
}

bool isSame(const QMap<QString, QVariant>& a, const QMap<QString, QVariant>& b) {
    return std::equal(a.keyValueBegin(), a.keyValueEnd(), b.keyValueBegin(), b.keyValueEnd(),
                      [](const auto& one, const auto& other) {
                          return one.first == other.first && isSame(one.second, other.second);
                      });
}

/// Merges two changed lists: applies the additions and removals from `before` to `now`.
QStringList withChanges(QStringList list, const QStringList& before, const QStringList& now) {
    list.removeIf([&](const QString& one) { return before.contains(one) && !now.contains(one); });
    for (const QString& one : now)
        if (!before.contains(one) && !list.contains(one)) list.append(one);
    return list;
}

/// Returns an unused name beside `file`.
QString freeBackupName(const QString& file) {
    for (int number = 1;; ++number) {
        QString name = file + QStringLiteral(".broken-%1").arg(number);
        if (!QFileInfo::exists(name)) return name;
    }
}

} // namespace

SettingsFile::SettingsFile() : SettingsFile(std::make_unique<QSettings>()) {}

SettingsFile::SettingsFile(std::unique_ptr<QSettings> system) {
    if (isOurFile(system->fileName())) {
        m_file = system->fileName();
    } else {
        m_system = std::move(system);
        m_system->setFallbacksEnabled(false); // values of other programs are not ours
    }
    open();
}

SettingsFile::SettingsFile(const QString& file) : m_file(file) {
    open();
}

SettingsFile::~SettingsFile() {
    blockSignals(true);
    save();
}

void SettingsFile::open() {
    m_saved = m_system ? valuesOf(*m_system) : read();
    m_values =
        std::make_unique<QSettings>(m_scratch.filePath(QStringLiteral("values.ini")), QSettings::IniFormat);
    for (auto value = m_saved.cbegin(); value != m_saved.cend(); ++value)
        m_values->setValue(value.key(), value.value());
    migrateAndValidate();
    if (const QString error = write(); m_notice.isEmpty()) m_notice = error;
    m_values->installEventFilter(this);
}

void SettingsFile::migrateAndValidate() {
    migrate(*m_values);
    if (!m_notice.isEmpty()) return;
    QStringList invalid;
    Settings::load(*m_values, &invalid);
    if (versionOf(*m_values) > kVersion || invalid.isEmpty()) return; // a later version knows more values
    for (const QString& name : invalid)
        m_values->remove(name); // reported only once
    m_notice =
        QCoreApplication::translate("SettingsFile", "Some settings were invalid and have been reset: %1.")
            .arg(invalid.join(QStringLiteral(", ")));
}

SettingsFile::Values SettingsFile::valuesOf(const QSettings& settings) {
    Values values;
    for (const QString& key : settings.allKeys())
        values.insert(key, settings.value(key));
    return values;
}

SettingsFile::Values SettingsFile::read() {
    makePrivate(m_file);
    const QFileInfo info(m_file);
    if (!info.exists()) return {};
    {
        const QSettings settings(m_file, QSettings::IniFormat);
        if (settings.status() == QSettings::NoError && info.size() > 0 && hasOurGroup(settings))
            return valuesOf(settings);
        if (!info.isFile() || settings.status() == QSettings::AccessError) {
            m_notice =
                QCoreApplication::translate(
                    "SettingsFile",
                    "Can't use the settings file \"%1\". Tacklebox uses the defaults and won't save changes.")
                    .arg(QDir::toNativeSeparators(m_file));
            return {};
        }
    }
    const QString aside = freeBackupName(m_file);
    QFile::rename(m_file, aside);
    makePrivate(aside);
    m_notice =
        QCoreApplication::translate(
            "SettingsFile",
            "The settings file was damaged. It has been moved to \"%1\", and the settings have been reset.")
            .arg(QDir::toNativeSeparators(aside));
    return {};
}

SettingsFile::Values SettingsFile::merged(Values values, const Values& now) const {
    if (values.isEmpty()) return now; // the file was deleted
    for (auto value = m_saved.cbegin(); value != m_saved.cend(); ++value)
        if (!now.contains(value.key())) values.remove(value.key());
    for (auto value = now.cbegin(); value != now.cend(); ++value) {
        const QVariant before = m_saved.value(value.key());
        if (m_saved.contains(value.key()) && isSame(before, value.value())) continue;
        QVariant& to = values[value.key()];
        to = value->typeId() == QMetaType::QStringList
                 ? withChanges(to.toStringList(), before.toStringList(), value->toStringList())
                 : *value;
    }
    return values;
}

QByteArray SettingsFile::textOf(const Values& values, QString* error) const {
    // New names each time, since Qt caches files by name.
    const QString written = m_file + u'.' + QUuid::createUuid().toString(QUuid::WithoutBraces),
                  readAgain = written + QStringLiteral("-again");
    const auto removed = qScopeGuard([&] {
        QFile::remove(written);
        QFile::remove(readAgain);
    });
    *error = replacePrivately(written, {});
    if (!error->isEmpty()) return {};
    {
        QSettings settings(written, QSettings::IniFormat);
        for (auto value = values.cbegin(); value != values.cend(); ++value)
            settings.setValue(value.key(), value.value());
    }
    // Qt does not report a full disk, so read the file again.
    QByteArray text;
    QFile::rename(written, readAgain);
    if (QFile file(readAgain); file.open(QIODevice::ReadOnly)) text = file.readAll();
    if (isSame(valuesOf(QSettings(readAgain, QSettings::IniFormat)), values)) return text;
    *error = QCoreApplication::translate("PrivateFiles", "the disk is full");
    return {};
}

void SettingsFile::save() {
    const bool known = m_failing;
    const QString error = write();
    if (!error.isEmpty() && !known) emit failed(error);
}

QString SettingsFile::write() {
    const Values now = valuesOf(*m_values);
    if (isSame(now, m_saved)) return {};
    const QString error = m_system ? QString() : writeFile(now);
    if (m_system) writeToSystem(now);
    m_failing = !error.isEmpty();
    if (m_failing)
        return QCoreApplication::translate(
                   "SettingsFile", "Your settings can't be saved in \"%1\": %2. They apply until you quit.")
            .arg(QDir::toNativeSeparators(m_file), error);
    m_saved = now;
    return {};
}

QString SettingsFile::writeFile(const Values& now) const {
    makePrivateFolder(QFileInfo(m_file).absolutePath()); // only this program uses it
    QLockFile lock(m_file + QStringLiteral(".lock"));
    lock.tryLock(kLockMillis); // if the lock cannot be created, replacePrivately() fails too and reports it
    QString error;
    const QByteArray text = textOf(merged(valuesOf(QSettings(m_file, QSettings::IniFormat)), now), &error);
    return error.isEmpty() ? replacePrivately(m_file, text) : error;
}

void SettingsFile::writeToSystem(const Values& now) {
    m_system->sync(); // reads changes by other windows
    const Values before = valuesOf(*m_system), wanted = merged(before, now);
    for (const QString& key : before.keys())
        if (!wanted.contains(key)) m_system->remove(key);
    for (auto value = wanted.cbegin(); value != wanted.cend(); ++value)
        if (!before.contains(value.key()) || !isSame(before.value(value.key()), value.value()))
            m_system->setValue(value.key(), value.value());
    m_system->sync();
}

bool SettingsFile::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest) save(); // the moment QSettings itself would write
    return QObject::eventFilter(watched, event);
}

void SettingsFile::migrate(QSettings& values) {
    const int version = versionOf(values);
    if (version > kVersion) return;
    for (int step = version; step < kVersion; ++step)
        kSteps[step - 1](values);
    if (values.value(kVersionKey) != kVersion) values.setValue(kVersionKey, kVersion);
}

} // namespace tacklebox

#include "moc_settingsfile.cpp"
