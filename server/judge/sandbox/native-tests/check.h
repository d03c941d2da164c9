/* The helper's own tests: functions with checks, called one after another. */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>

/* Counts, and prints the location and text if `condition` is false. */
void check(bool condition, const char *what, const char *file, int line);
#define CHECK(condition) check(condition, #condition, __FILE__, __LINE__)

const char *scratch_directory(void);
void write_file(const char *path, const char *text);

void test_requests(void);
void fuzz_requests(unsigned long rounds);
void test_filter(void);
void test_control_groups(void);
void test_work_size(void);
void test_capture(void);
void test_meter(void);

#endif
