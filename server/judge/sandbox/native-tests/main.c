/*
 * native-tests [rounds of fuzzing]: tests the parts of the helper that need no sandbox. Built from the
 * helper's sources without main.c; the same tests run under the sanitizers and, emulated, for the other
 * architecture.
 */
#define _GNU_SOURCE
#include "check.h"

#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int checks, failures;
static char scratch[64];

void check(bool condition, const char *what, const char *file, int line) {
  checks++;
  if (condition) return;
  failures++;
  printf("FAILED %s:%d: %s\n", file, line, what);
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *walk) {
  (void)info, (void)kind, (void)walk;
  return remove(path);
}

static void remove_scratch(void) {
  if (scratch[0]) nftw(scratch, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}

const char *scratch_directory(void) {
  static char made[128];
  static int count;
  if (!scratch[0]) {
    snprintf(scratch, sizeof scratch, "/tmp/codeferry-native-XXXXXX");
    if (!mkdtemp(scratch)) abort();
    atexit(remove_scratch);
  }
  snprintf(made, sizeof made, "%s/%d", scratch, count++);
  if (mkdir(made, 0755)) abort();
  return made;
}

void write_file(const char *path, const char *text) {
  int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (fd < 0 || write(fd, text, strlen(text)) != (ssize_t)strlen(text)) abort();
  close(fd);
}

int main(int argc, char **argv) {
  signal(SIGPIPE, SIG_IGN);
  test_requests();
  fuzz_requests(argc > 1 ? strtoul(argv[1], NULL, 10) : 2000);
  test_filter();
  test_control_groups();
  test_work_size();
  test_capture();
  test_meter();
  printf("%d checks, %d failed\n", checks, failures);
  return failures > 0;
}
