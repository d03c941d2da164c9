#define _GNU_SOURCE
#include "abuse.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

static int spin(int argc, char **argv) {
  (void)argv;
  for (volatile long i = argc; forever; i++) continue;
  return 0;
}

static int spin_deaf(int argc, char **argv) {
  for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
  return spin(argc, argv);
}

static int raise_limits(int argc, char **argv) {
  const struct rlimit endless = {RLIM_INFINITY, RLIM_INFINITY};
  must_fail(setrlimit(RLIMIT_CPU, &endless), "raised its CPU limit");
  must_fail(setrlimit(RLIMIT_NPROC, &endless), "raised its process limit");
  must_fail(setrlimit(RLIMIT_FSIZE, &endless), "raised its file limit");
  return spin(argc, argv);
}

static int sleep_on(int argc, char **argv) {
  (void)argc, (void)argv;
  while (forever) pause();
  return 0;
}

const struct abuse time_abuses[] = {
  {"spin", spin}, {"spin-deaf", spin_deaf}, {"raise-limits", raise_limits}, {"sleep", sleep_on}, {NULL, NULL},
};
