/*
 * Known attacks on judges, one function each. A case prints "ESCAPED ..." for each success. Where a limit
 * must stop it, the test checks that.
 */
#ifndef ABUSE_H
#define ABUSE_H

#include <errno.h>
#include <stdio.h>
#include <string.h>

struct abuse {
  const char *name;
  int (*run)(int argc, char **argv);
};

extern const struct abuse file_abuses[], kernel_abuses[], memory_abuses[], network_abuses[], output_abuses[], process_abuses[],
  time_abuses[];

/* Always true, which no compiler can know, so that a loop on it may be followed by a return. */
extern volatile int forever;

/* Prints ESCAPED if `result` means success. */
static inline int must_fail(long result, const char *what) {
  if (result < 0) return 0;
  printf("ESCAPED %s\n", what);
  fflush(stdout);
  return 1;
}

#endif
