/*
 * What strangers' programs have tried on judges, one function each. A case prints "ESCAPED ..." for everything that worked and
 * should not have; what must stop it from outside (a limit) is for the test to say.
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

/* Always true, which no compiler can know: a loop on it may be followed by a return. */
extern volatile int forever;

/* Whether `result` means success; says so if it does. */
static inline int must_fail(long result, const char *what) {
  if (result < 0) return 0;
  printf("ESCAPED %s\n", what);
  fflush(stdout);
  return 1;
}

#endif
