// Linked into every program: larger buffers, and a clear exit for a program that throws.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <typeinfo>

#include <__verbose_abort>

extern "C" {

__attribute__((import_module("codeferry"), import_name("thrown"), noreturn)) void codeferry_thrown(
    const char *typeName, const char *what);
__attribute__((import_module("codeferry"), import_name("gave_up"), noreturn)) void codeferry_gave_up(const char *why);

// Layout of a class with one base class in the C++ ABI; the table distinguishes it from other kinds.
extern void *_ZTVN10__cxxabiv120__si_class_type_infoE[];

struct OneBaseClass {
  void *table;
  const char *name;
  const OneBaseClass *base;
};

static bool isStandardException(const std::type_info *type) {
  auto *at = reinterpret_cast<const OneBaseClass *>(type);
  for (;;) {
    if (strcmp(at->name, "St9exception") == 0) return true;
    if (at->table != &_ZTVN10__cxxabiv120__si_class_type_infoE[2]) return false;
    at = at->base;
  }
}

void *__cxa_allocate_exception(size_t bytes) { return malloc(bytes == 0 ? 1 : bytes); }

void __cxa_free_exception(void *object) { free(object); }

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, void (*)(void *)) {
  const char *what = isStandardException(type) ? static_cast<std::exception *>(object)->what() : nullptr;
  codeferry_thrown(type->name(), what);
}

[[noreturn]] void __cxa_rethrow() { codeferry_thrown("", nullptr); }

// Where the library would throw, it ends the program with one of these two and a message.
[[noreturn]] static void giveUp(const char *format, va_list values) {
  char why[1024];
  vsnprintf(why, sizeof why, format, values);
  codeferry_gave_up(why);
}

[[noreturn]] void __abort_message(const char *format, ...) {
  va_list values;
  va_start(values, format);
  giveUp(format, values);
}
}

void std::__libcpp_verbose_abort(const char *format, ...) noexcept {
  va_list values;
  va_start(values, format);
  giveUp(format, values);
}
