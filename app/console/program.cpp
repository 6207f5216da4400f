#include "app/console/program.h"
#include "app/console/support.h"
#include "model/platform/processgroup.h"
#include "model/platform/terminationsignals.h"

#include <uv.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>

namespace tacklebox::console {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPatience = 1000;   ///< milliseconds for a program to exit
constexpr int kLongestWait = 100; ///< milliseconds until Ctrl-C is noticed

volatile std::sig_atomic_t theStopWanted = 0;

extern "C" void takeSignal(int number) {
    theStopWanted = 1;
    std::signal(number, SIG_DFL);
}

/// A line being written to a program.
struct Sending {
    uv_write_t request{};
    std::string line;
};

} // namespace

void catchEndSignals() {
    platform::setTerminationHandler(takeSignal);
}

bool stopWanted() {
    return theStopWanted != 0;
}

std::vector<std::string> commandWords(const std::string& command) {
    std::vector<std::string> words;
    char quote = 0;
    bool inWord = false;
    for (const char c : command) {
        if (quote ? c == quote : c == '"' || c == '\'') {
            quote = quote ? 0 : c;
        } else if (!quote && (c == ' ' || c == '\t')) {
            inWord = false;
            continue;
        } else {
            if (!inWord) words.emplace_back();
            words.back() += c;
            inWord = true;
            continue;
        }
        if (!inWord) words.emplace_back();
        inWord = true;
    }
    if (quote) throw UserError("The command \"" + command + "\" has an unmatched quotation mark.");
    if (words.empty() || words[0].empty()) throw UserError("A bot's command is empty.");
    return words;
}

struct Program::Process {
    uv_loop_t loop{};
    uv_process_t process{};
    uv_pipe_t input{}, output{}; ///< the program's standard input and output
    uv_timer_t timer{};
    std::array<char, 65536> arrived{};
    std::string received; ///< output that has not been returned as a line yet
    bool running = false, silent = false;
    platform::ProcessGroup group; ///< the program and its descendants

    Process() {
        uv_loop_init(&loop);
        uv_pipe_init(&loop, &input, 0);
        uv_pipe_init(&loop, &output, 0);
        uv_timer_init(&loop, &timer);
        output.data = process.data = this;
    }
    ~Process() {
        const auto close = [](auto* handle) {
            auto* plain = reinterpret_cast<uv_handle_t*>(handle);
            if (!uv_is_closing(plain)) uv_close(plain, nullptr);
        };
        close(&input);
        close(&output);
        close(&timer);
        if (process.type == UV_PROCESS) close(&process);
        uv_run(&loop, UV_RUN_DEFAULT);
        uv_loop_close(&loop);
    }

    void start(const std::vector<std::string>& words, int errorFile) {
        std::vector<char*> arguments;
        for (const std::string& word : words)
            arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        uv_stdio_container_t pipes[3];
        pipes[0].flags = uv_stdio_flags(UV_CREATE_PIPE | UV_READABLE_PIPE);
        pipes[0].data.stream = reinterpret_cast<uv_stream_t*>(&input);
        pipes[1].flags = uv_stdio_flags(UV_CREATE_PIPE | UV_WRITABLE_PIPE);
        pipes[1].data.stream = reinterpret_cast<uv_stream_t*>(&output);
        pipes[2].flags = UV_INHERIT_FD;
        pipes[2].data.fd = errorFile;

        uv_process_options_t options{};
        options.file = arguments[0];
        options.args = arguments.data();
        options.stdio = pipes;
        options.stdio_count = 3;
        options.flags = UV_PROCESS_WINDOWS_HIDE;
        // Use a separate process group: Ctrl-C must reach only us, and we end the group as a whole.
        if (platform::ProcessGroup::needsLeaders()) options.flags |= UV_PROCESS_DETACHED;
        options.exit_cb = [](uv_process_t* ended, std::int64_t, int) {
            auto& self = *static_cast<Process*>(ended->data);
            self.running = false;
            self.group.firstHasEnded();
        };
        if (const int error = uv_spawn(&loop, &process, &options))
            throw UserError("The bot \"" + words[0] + "\" can't be started: " + uv_strerror(error) + ".");
        group.take(process.pid);
        running = true;
    }

    /// Runs the event loop until something happens or the time is over.
    void run(int millis) {
        uv_timer_start(
            &timer, [](uv_timer_t*) {}, std::uint64_t(millis), 0);
        uv_run(&loop, UV_RUN_ONCE);
        uv_timer_stop(&timer);
    }

    /// Stops reading after a line, so that a program which writes without end fills its pipe, not our memory.
    void read() {
        uv_read_start(
            reinterpret_cast<uv_stream_t*>(&output),
            [](uv_handle_t* handle, std::size_t, uv_buf_t* buffer) {
                auto& room = static_cast<Process*>(handle->data)->arrived;
                *buffer = uv_buf_init(room.data(), unsigned(room.size()));
            },
            [](uv_stream_t* stream, ssize_t size, const uv_buf_t* buffer) {
                auto& self = *static_cast<Process*>(stream->data);
                self.silent |= size < 0;
                const std::string_view piece(buffer->base, size > 0 ? std::size_t(size) : 0);
                self.received += piece;
                if (self.silent || self.received.size() > kLongestLine || piece.find('\n') != piece.npos)
                    uv_read_stop(stream);
            });
    }

    void waitForEnd(int millis) {
        const auto end = Clock::now() + std::chrono::milliseconds(millis);
        while (running && Clock::now() < end)
            run(kLongestWait / 4);
    }
};

Program::Program(const std::string& command, const std::string& errors)
    : m_process(std::make_unique<Process>()) {
    const std::vector<std::string> words = commandWords(command);
    constexpr int kOurStandardError = 2;
    if (errors.empty()) {
        m_process->start(words, kOurStandardError);
        return;
    }
    uv_fs_t request;
    const int file = uv_fs_open(nullptr, &request, errors.c_str(),
                                UV_FS_O_WRONLY | UV_FS_O_CREAT | UV_FS_O_APPEND, 0644, nullptr);
    uv_fs_req_cleanup(&request);
    if (file < 0) throw UserError("Can't write " + errors + ": " + uv_strerror(file) + ".");
    const auto close = [&] {
        uv_fs_close(nullptr, &request, file, nullptr);
        uv_fs_req_cleanup(&request);
    };
    try {
        m_process->start(words, file);
    } catch (...) {
        close();
        throw;
    }
    close();
}

Program::~Program() {
    uv_close(reinterpret_cast<uv_handle_t*>(&m_process->input), nullptr);
    m_process->waitForEnd(stopWanted() ? 0 : kPatience);
    kill();
}

void Program::kill() {
    m_process->group.end(); // needed even if the program has exited
    m_process->waitForEnd(kPatience);
}

void Program::say(const std::string& line) {
    auto* sending = new Sending{{}, line + "\n"};
    sending->request.data = sending;
    const uv_buf_t buffer = uv_buf_init(sending->line.data(), unsigned(sending->line.size()));
    const int error =
        uv_write(&sending->request, reinterpret_cast<uv_stream_t*>(&m_process->input), &buffer, 1,
                 [](uv_write_t* request, int) { delete static_cast<Sending*>(request->data); });
    if (error) delete sending;
}

ReadResult Program::read(std::string& line, int millis) {
    Process& process = *m_process;
    const auto deadline = Clock::now() + std::chrono::milliseconds(millis);
    for (;;) {
        if (const std::size_t end = process.received.find('\n'); end <= kLongestLine) {
            line = process.received.substr(0, end);
            process.received.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return ReadResult::Line;
        }
        if (process.received.size() > kLongestLine) return ReadResult::TooLong;
        if (process.silent) return ReadResult::Ended;
        if (stopWanted()) return ReadResult::Stopped;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0) return ReadResult::Nothing;
        // After the program has exited, read the rest of its output, but do not wait for the end of the pipe:
        // a child process may hold it open.
        const bool gone = !process.running;
        const std::size_t before = process.received.size();
        process.read();
        process.run(gone ? 1 : int(std::min<std::int64_t>(left, kLongestWait)));
        uv_read_stop(reinterpret_cast<uv_stream_t*>(&process.output));
        process.silent |= gone && process.received.size() == before;
    }
}

} // namespace tacklebox::console
