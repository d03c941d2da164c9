/*
 * Tests the system call filter call by call with its own interpreter: the kernel cannot run the other
 * architecture's filter, and does not show how a call is refused.
 */
#define _GNU_SOURCE
#include "../native/cage.h"
#include "../native/filter.h"
#include "../native/syscalls.h"
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#define ALLOWED SECCOMP_RET_ALLOW
#define KILLED SECCOMP_RET_KILL_PROCESS
#define ERROR(number) (SECCOMP_RET_ERRNO | (uint32_t)(number))
#define BROKEN 0xdeadbeefU
enum { OWN_PID = 2, HIGHEST_CALL = 600 };

static uint32_t load(const struct seccomp_data *data, uint32_t offset) {
  uint32_t word;
  if (offset > sizeof *data - sizeof word || offset % 4) return BROKEN;
  memcpy(&word, (const char *)data + offset, sizeof word);
  return word;
}

/* The filter's answer, or BROKEN if the kernel would reject the filter. */
static uint32_t ask(const struct filter *filter, const struct seccomp_data *data) {
  uint32_t accumulator = 0;
  for (unsigned at = 0; at < filter->length; at++) {
    const struct sock_filter *rule = &filter->rules[at];
    bool holds;
    switch (rule->code) {
      case BPF_LD | BPF_W | BPF_ABS: accumulator = load(data, rule->k); continue;
      case BPF_ALU | BPF_AND | BPF_K: accumulator &= rule->k; continue;
      case BPF_RET | BPF_K: return rule->k;
      case BPF_JMP | BPF_JEQ | BPF_K: holds = accumulator == rule->k; break;
      case BPF_JMP | BPF_JGE | BPF_K: holds = accumulator >= rule->k; break;
      case BPF_JMP | BPF_JGT | BPF_K: holds = accumulator > rule->k; break;
      case BPF_JMP | BPF_JSET | BPF_K: holds = (accumulator & rule->k) != 0; break;
      default: return BROKEN;
    }
    at += holds ? rule->jt : rule->jf;
  }
  return BROKEN; /* ran off its end */
}

static const struct filter *filter_for(enum isolation isolation, bool processes) {
  static struct filter filter;
  struct job job;
  memset(&job, 0, sizeof job);
  job.isolation = isolation;
  job.processes = processes;
  build_filter(&filter, &job, OWN_PID);
  return &filter;
}

static uint32_t call(const struct filter *filter, int number, uint64_t first, uint64_t second, uint64_t third) {
  struct seccomp_data data = {.nr = number, .arch = OUR_ARCH, .args = {first, second, third}};
  return ask(filter, &data);
}

static void every_call_has_an_answer(const struct filter *filter) {
  static const uint64_t values[] = {0, 1, OWN_PID, 0x7f000000, ~0ULL};
  CHECK(filter->length < FILTER_MAX);
  for (int number = 0; number < HIGHEST_CALL; number++)
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
      uint32_t answer = call(filter, number, values[i], values[i], values[i]);
      CHECK(answer == ALLOWED || answer == KILLED || (answer & 0xffff0000U) == SECCOMP_RET_ERRNO);
      CHECK(number <= NR_LAST_KNOWN || answer == ERROR(ENOSYS) || answer == KILLED);
    }
}

static void foreign_tables(const struct filter *filter) {
  static const uint32_t others[] = {AUDIT_ARCH_I386, AUDIT_ARCH_ARM, AUDIT_ARCH_X86_64, AUDIT_ARCH_AARCH64};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    struct seccomp_data data = {.nr = SYS_getpid, .arch = others[i]};
    CHECK(ask(filter, &data) == (others[i] == OUR_ARCH ? ALLOWED : KILLED));
  }
#ifdef __x86_64__
  CHECK(call(filter, 0x40000000 | 39, 0, 0, 0) == KILLED);
#endif
}

static void tables(const struct filter *filter) {
  for (size_t i = 0; i < sizeof absent_calls / sizeof *absent_calls; i++)
    CHECK(call(filter, absent_calls[i], 0, 0, 0) == ERROR(ENOSYS));
  for (size_t i = 0; i < sizeof forbidden_calls / sizeof *forbidden_calls; i++)
    CHECK(call(filter, forbidden_calls[i], 0, 0, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_socket, 1, 1, 0) == ERROR(EACCES));
}

/* Calls that every program needs and no filter may refuse. */
static void ordinary_calls(const struct filter *filter) {
  static const int needed[] = {SYS_read, SYS_write, SYS_close, SYS_openat, SYS_mmap, SYS_mprotect, SYS_munmap, SYS_brk, SYS_futex, SYS_execve,
                               SYS_exit_group, SYS_rt_sigaction, SYS_clock_gettime, SYS_getrandom, SYS_madvise, SYS_sched_yield,
                               SYS_sched_getaffinity, SYS_epoll_create1, SYS_pipe2, SYS_eventfd2, SYS_socketpair, SYS_getdents64};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) CHECK(call(filter, needed[i], 0, 0, 0) == ALLOWED);
  CHECK(call(filter, SYS_ioctl, 0, TCGETS, 0) == ALLOWED && call(filter, SYS_fcntl, 0, F_GETFL, 0) == ALLOWED);
  CHECK(call(filter, SYS_prctl, PR_SET_NAME, 0, 0) == ALLOWED);
}

static void arguments_looked_at(const struct filter *filter) {
  CHECK(call(filter, SYS_prctl, PR_SET_PDEATHSIG, 0, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_ioctl, 0, TIOCSTI, 0) == ERROR(EPERM) && call(filter, SYS_ioctl, 0, 0x541c, 0) == ERROR(EPERM));
  /* the kernel reads only 32 bits of a request, so the filter must too */
  CHECK(call(filter, SYS_ioctl, 0, 0xffffffff00000000ULL | TIOCSTI, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_fcntl, 0, F_SETLEASE, 0) == ERROR(EPERM) && call(filter, SYS_fcntl, 0, F_NOTIFY, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_clone, CLONE_NEWNET | CLONE_THREAD, 0, 0) == ERROR(EPERM));
  CHECK(call(filter, SYS_clone, CLONE_THREAD | CLONE_VM | CLONE_SIGHAND, 0, 0) == ALLOWED);
}

static void processes(const struct filter *filter, bool allowed) {
  CHECK(call(filter, SYS_clone, SIGCHLD, 0, 0) == (allowed ? ALLOWED : ERROR(EAGAIN)));
  CHECK(call(filter, SYS_clone, CLONE_VFORK | CLONE_VM | SIGCHLD, 0, 0) == (allowed ? ALLOWED : ERROR(EAGAIN)));
#ifdef __x86_64__
  CHECK(call(filter, SYS_fork, 0, 0, 0) == (allowed ? ALLOWED : ERROR(EAGAIN)));
  CHECK(call(filter, SYS_vfork, 0, 0, 0) == (allowed ? ALLOWED : ERROR(EAGAIN)));
#endif
}

static void signals(const struct filter *filter, bool any) {
  static const int calls[] = {SYS_kill, SYS_tgkill, SYS_prlimit64};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    CHECK(call(filter, calls[i], OWN_PID, 0, 0) == ALLOWED);
    CHECK(call(filter, calls[i], 1, 0, 0) == (any ? ALLOWED : ERROR(EPERM)));
    CHECK(call(filter, calls[i], (uint64_t)-1, 0, 0) == (any ? ALLOWED : ERROR(EPERM)));
    CHECK(call(filter, calls[i], 0x100000000ULL | OWN_PID, 0, 0) == ALLOWED); /* cut to 32 bits by the kernel as well */
  }
  CHECK(call(filter, SYS_kill, 0, 9, 0) == (any ? ALLOWED : ERROR(EPERM)));
  CHECK(call(filter, SYS_prlimit64, 0, 0, 0) == ALLOWED);
}

static void landlock_only(const struct filter *filter, bool landlock) {
  for (size_t i = 0; i < sizeof unguarded_by_landlock / sizeof *unguarded_by_landlock; i++)
    CHECK(call(filter, unguarded_by_landlock[i], 0, 0, 0) == (landlock ? ERROR(EPERM) : ALLOWED));
  CHECK(call(filter, SYS_openat, 0, 0, O_RDONLY | O_TRUNC) == (landlock ? ERROR(EPERM) : ALLOWED));
  CHECK(call(filter, SYS_openat, 0, 0, O_WRONLY | O_TRUNC) == ALLOWED && call(filter, SYS_openat, 0, 0, O_RDONLY) == ALLOWED);
}

void test_filter(void) {
  static const enum isolation isolations[] = {ISOLATION_ROOT, ISOLATION_USERNS, ISOLATION_LANDLOCK};
  for (int i = 0; i < 6; i++) {
    enum isolation isolation = isolations[i / 2];
    bool may_fork = i % 2;
    const struct filter *filter = filter_for(isolation, may_fork);
    every_call_has_an_answer(filter);
    foreign_tables(filter);
    tables(filter);
    ordinary_calls(filter);
    arguments_looked_at(filter);
    processes(filter, may_fork);
    signals(filter, may_fork && isolation != ISOLATION_LANDLOCK);
    landlock_only(filter, isolation == ISOLATION_LANDLOCK);
  }
}
