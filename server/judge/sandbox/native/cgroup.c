/*
 * Control groups, both versions.
 *
 * The helper joins a group of its own when it starts, and every run is created in it. A group per run would
 * be cleaner, but moving a process waits for the kernel to visit all CPUs: 10 ms a run, against 1 ms for
 * everything else. Consequences of sharing:
 * - before each run the limit is set to what is in use at that moment (our buffers, cached files) plus what
 *   the run may have;
 * - cached files may be evicted for the program, so the limit protects the machine, and the verdict uses the
 *   program's own peak (ru_maxrss), which is exact;
 * - the kernel must never kill the helper for the limit: init offers itself with its oom_score_adj.
 */
#define _GNU_SOURCE
#include "cgroup.h"

#include "cage.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DIRECTORY_BYTES = 512, NO_LIMIT = -1 };

/*
 * The group is also charged for the kernel's own needs (page tables, pipes, thread stacks) and for the output
 * we keep; without this margin a program just below its limit would be killed.
 */
#define BESIDES(bytes) ((bytes) / 128 + 4 * 1024 * 1024)

static bool unified;
static char memory[DIRECTORY_BYTES], cpu[DIRECTORY_BYTES]; /* the same directory in version 2 */

static int set(const char *directory, const char *file, long long value) {
  char path[DIRECTORY_BYTES + 64], text[32];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  if (value == NO_LIMIT && unified) snprintf(text, sizeof text, "max");
  else snprintf(text, sizeof text, "%lld", value);
  return write_text(path, text);
}

/* The number of `key` in a flat-keyed file, or the file's only number when key is "". */
static long long get(const char *directory, const char *file, const char *key) {
  char path[DIRECTORY_BYTES + 64], text[4096];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  if (read_text(path, text, sizeof text) <= 0) return -1;
  const char *found = strstr(text, key);
  return found ? atoll(found + strlen(key)) : -1;
}

static int join(char *directory, const char *parent) {
  int length = snprintf(directory, DIRECTORY_BYTES, "%s/helper-%d", parent, (int)getpid());
  if (length >= DIRECTORY_BYTES) {
    errno = ENAMETOOLONG;
    return -1;
  }
  if (mkdir(directory, 0755) && errno != EEXIST) return -1;
  return set(directory, "cgroup.procs", getpid());
}

int cgroup_join(char **parents, int count) {
  if (count == 0) return 0;
  unified = count == 1;
  if (join(memory, parents[0])) return -1;
  if (!unified) return join(cpu, parents[1]);
  set(memory, "memory.swap.max", 0); /* absent without swap accounting */
  memcpy(cpu, memory, sizeof cpu);
  return 0;
}

bool cgroup_joined(void) { return memory[0] != 0; }

/* The two v1 limits may never cross, so the one that includes swap is raised while the other is set. */
static int set_limit(long long bytes) {
  if (unified) return set(memory, "memory.max", bytes);
  set(memory, "memory.memsw.limit_in_bytes", NO_LIMIT); /* absent without swap accounting */
  int result = set(memory, "memory.limit_in_bytes", bytes);
  set(memory, "memory.memsw.limit_in_bytes", bytes);
  return result;
}

int cgroup_limit(long long bytes) {
  if (!cgroup_joined()) return 0;
  long long used = get(memory, unified ? "memory.current" : "memory.usage_in_bytes", "");
  if (used < 0) return -1;
  return set_limit(used + bytes + BESIDES(bytes));
}

void cgroup_unlimit(void) {
  if (cgroup_joined()) set_limit(NO_LIMIT);
}

long long cgroup_cpu_us(void) {
  if (!cgroup_joined()) return -1;
  if (unified) return get(cpu, "cpu.stat", "usage_usec ");
  long long nanoseconds = get(cpu, "cpuacct.usage", "");
  return nanoseconds < 0 ? -1 : nanoseconds / 1000;
}

long cgroup_oom_kills(void) {
  if (!cgroup_joined()) return 0;
  long long kills = get(memory, unified ? "memory.events" : "memory.oom_control", "oom_kill ");
  return kills > 0 ? (long)kills : 0;
}
