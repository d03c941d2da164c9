/* A control group of its own for each run; see cgroup.c. */
#ifndef CAGE_CGROUP_H
#define CAGE_CGROUP_H

#include "cage.h"

struct cgroup {
  /* Empty string: not used. Under v2 all three are the same directory. */
  char memory[512], cpu[512];
  bool unified;
};

/* 0, or -1 with errno set; on failure nothing is left behind. */
int cgroup_create(struct cgroup *cgroup, const struct job *job);
int cgroup_add(const struct cgroup *cgroup, pid_t pid);
/* CPU time of everything that ever ran in the group, or -1 when it is not counted. */
long long cgroup_cpu_us(const struct cgroup *cgroup);
long cgroup_oom_kills(const struct cgroup *cgroup);
/* Waits briefly for the kernel to let go of the dead. */
void cgroup_remove(struct cgroup *cgroup);

#endif
