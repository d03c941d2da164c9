/* Floods, and outputs that stay open. */
#include "abuse.h"

#include <unistd.h>

static int flood(int fd) {
  static char block[1 << 16];
  memset(block, 'a', sizeof block);
  while (write(fd, block, sizeof block) >= 0) continue;
  return 9;
}

static int flood_stdout(int argc, char **argv) {
  (void)argc, (void)argv;
  return flood(STDOUT_FILENO);
}

static int flood_stderr(int argc, char **argv) {
  (void)argc, (void)argv;
  return flood(STDERR_FILENO);
}

static int close_and_sleep(int argc, char **argv) {
  (void)argc, (void)argv;
  close(0);
  close(1);
  close(2);
  while (forever) pause();
  return 0;
}

static int close_and_exit(int argc, char **argv) {
  (void)argc, (void)argv;
  close(0);
  close(1);
  close(2);
  return 0;
}

const struct abuse output_abuses[] = {
  {"flood-stdout", flood_stdout},       {"flood-stderr", flood_stderr},
  {"close-and-sleep", close_and_sleep}, {"close-and-exit", close_and_exit},
  {NULL, NULL},
};
