/* The control group of this helper and its runs; see cgroup.c. */
#ifndef CAGE_CGROUP_H
#define CAGE_CGROUP_H

#include <stdbool.h>

/* `parents`: none, a v2 directory, or the v1 directories for memory and cpuacct. 0, or -1 with errno set. */
int cgroup_join(char **parents, int count);
bool cgroup_joined(void);
/* Lets the group grow by `bytes` from now on. 0, or -1 with errno set. */
int cgroup_limit(long long bytes);
void cgroup_unlimit(void);
/* CPU time of everything that ever ran in the group, or -1 without one. */
long long cgroup_cpu_us(void);
/* How often the kernel has killed for the limit. */
long cgroup_oom_kills(void);

#endif
