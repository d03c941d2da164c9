// Linked into programs that only use cin and cout: without C streams to synchronise with, these need not go
// through the C library character by character. 200,000 numbers take a sixth of the time.
#include <unistd.h>

#include <iostream>
#include <new>
#include <streambuf>

namespace {

constexpr int bufferBytes = 65536;

class Input : public std::streambuf {
  char buffer[bufferBytes];

  int_type underflow() override {
    ssize_t bytes = read(0, buffer, bufferBytes);
    if (bytes <= 0) return traits_type::eof();
    setg(buffer, buffer, buffer + bytes);
    return traits_type::to_int_type(*gptr());
  }
};

class Output : public std::streambuf {
  char buffer[bufferBytes];

  bool writeAll() {
    for (const char *at = pbase(); at < pptr();) {
      ssize_t bytes = write(1, at, pptr() - at);
      if (bytes <= 0) return false;
      at += bytes;
    }
    setp(buffer, buffer + bufferBytes);
    return true;
  }

  int_type overflow(int_type character) override {
    if (!writeAll()) return traits_type::eof();
    if (!traits_type::eq_int_type(character, traits_type::eof())) sputc(traits_type::to_char_type(character));
    return traits_type::not_eof(character);
  }

  int sync() override { return writeAll() ? 0 : -1; }

 public:
  Output() { setp(buffer, buffer + bufferBytes); }
};

alignas(Input) char inputStorage[sizeof(Input)];
alignas(Output) char outputStorage[sizeof(Output)];

// Never destroyed: the rest of the buffer is written when the library flushes cout at exit.
__attribute__((constructor(200))) void replaceBuffers() {
  static std::ios_base::Init streamsExist;
  std::cin.rdbuf(new (inputStorage) Input);
  std::cout.rdbuf(new (outputStorage) Output);
}

}  // namespace
