/* One active run of the keeper; shared by the files that start, watch and end it. */
#ifndef CAGE_RUN_H
#define CAGE_RUN_H

#include "cage.h"

struct run {
  const struct job *job;
  struct outcome *outcome;
  struct child_ends ours; /* our ends; -1 once closed */
  pid_t init, target;     /* -1: not yet */
  double created_ms, started_ms, ended_ms, killed_ms;
  long oom_kills_before;
  long long group_cpu_before_us;
  long long seen_cpu_us; /* measured from outside; the usage of a killed tree is not available in any other way */
  /* Its writable directories, if any: their size before the run, and how much they may grow. */
  bool writes;
  long long work_before_bytes, work_limit_bytes;
  bool exited; /* the target's end was reported, or can no longer be */
};

/* Records the first failure, with errno. */
void run_fault(struct run *run, const char *stage);
void close_end(int *fd);
/* start.c: on failure there is a fault in the outcome */
void start_run(struct run *run);
/* watch.c: returns when the program has ended and its output is read, or at a fault */
void watch_run(struct run *run);

#endif
