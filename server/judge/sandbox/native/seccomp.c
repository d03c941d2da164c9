/*
 * The system call filter, written as classic BPF: it needs no library.
 *
 * The kernel caches which calls are always allowed, so those cost nothing; a call whose arguments are checked
 * costs about 50 ns. The rules are evaluated top-down; every rule either returns or falls through to the
 * next.
 */
#define _GNU_SOURCE
#include "cage.h"
#include "filter.h"
#include "syscalls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#define X32_SYSCALL_BIT 0x40000000U
#define IOCTL_TIOCLINUX 0x541CU /* missing in the headers */
#define NAMESPACE_FLAGS \
  (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP)

static void emit(struct filter *filter, uint16_t code, uint32_t k, uint8_t if_true, uint8_t if_false) {
  /* An overlong filter is rejected by the kernel, which stops the run: it fails closed. */
  if (filter->length == FILTER_MAX) return;
  filter->rules[filter->length++] = (struct sock_filter){.code = code, .jt = if_true, .jf = if_false, .k = k};
}

static void load_number(struct filter *filter) { emit(filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0); }

/*
 * The low half of an argument; both architectures are little-endian, and all arguments checked here are 32
 * bits wide.
 */
static void load_argument(struct filter *filter, int index) {
  emit(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offsetof(struct seccomp_data, args) + 8 * (size_t)index), 0, 0);
}

static void answer(struct filter *filter, uint32_t action) { emit(filter, BPF_RET | BPF_K, action, 0, 0); }
static void refuse(struct filter *filter, int err) { answer(filter, SECCOMP_RET_ERRNO | (uint32_t)err); }
static void allow(struct filter *filter) { answer(filter, SECCOMP_RET_ALLOW); }

/* Skips `count` rules unless the loaded word is `value`. */
static void unless_equal_skip(struct filter *filter, uint32_t value, uint8_t count) {
  emit(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, count);
}
static void unless_any_bit_skip(struct filter *filter, uint32_t bits, uint8_t count) {
  emit(filter, BPF_JMP | BPF_JSET | BPF_K, bits, 0, count);
}

static void refuse_call(struct filter *filter, int number, int err) {
  unless_equal_skip(filter, (uint32_t)number, 1);
  refuse(filter, err);
}

static void refuse_calls(struct filter *filter, const int *numbers, size_t count, int err) {
  for (size_t i = 0; i < count; i++) refuse_call(filter, numbers[i], err);
}
#define REFUSE_ALL(filter, table, err) refuse_calls(filter, table, sizeof table / sizeof *table, err)

/* A filter is for one system call table; in another ABI the same numbers mean other calls. */
static void only_our_abi(struct filter *filter) {
  emit(filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  emit(filter, BPF_JMP | BPF_JEQ | BPF_K, OUR_ARCH, 1, 0);
  answer(filter, SECCOMP_RET_KILL_PROCESS);
  load_number(filter);
#ifdef __x86_64__
  emit(filter, BPF_JMP | BPF_JGE | BPF_K, X32_SYSCALL_BIT, 0, 1);
  answer(filter, SECCOMP_RET_KILL_PROCESS);
#endif
  emit(filter, BPF_JMP | BPF_JGT | BPF_K, NR_LAST_KNOWN, 0, 1);
  refuse(filter, ENOSYS);
}

/*
 * kill(), tgkill(), prlimit64(): on itself only. Zero means itself for prlimit64() and its own group for
 * kill().
 */
static void only_on_self(struct filter *filter, int number, uint32_t self, bool zero_is_self) {
  unless_equal_skip(filter, (uint32_t)number, zero_is_self ? 6 : 4);
  load_argument(filter, 0);
  unless_equal_skip(filter, self, 1);
  allow(filter);
  if (zero_is_self) {
    unless_equal_skip(filter, 0, 1);
    allow(filter);
  }
  refuse(filter, EPERM);
}

/*
 * Threads are allowed, namespaces never, processes only for compilers. EAGAIN is the error of a full process
 * table.
 */
static void guard_clone(struct filter *filter, bool processes) {
  unless_equal_skip(filter, SYS_clone, processes ? 4 : 6);
  load_argument(filter, 0);
  unless_any_bit_skip(filter, NAMESPACE_FLAGS, 1);
  refuse(filter, EPERM);
  if (!processes) {
    emit(filter, BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0);
    refuse(filter, EAGAIN);
  }
  allow(filter);
#ifdef __x86_64__
  if (!processes) {
    refuse_call(filter, SYS_fork, EAGAIN);
    refuse_call(filter, SYS_vfork, EAGAIN);
  }
#endif
}

/* Refuses a call whose argument `index` equals `value`. */
static void refuse_argument(struct filter *filter, int number, int index, uint32_t value, int err) {
  unless_equal_skip(filter, (uint32_t)number, 4);
  load_argument(filter, index);
  unless_equal_skip(filter, value, 1);
  refuse(filter, err);
  allow(filter);
}

/* Refuses a call whose argument `index` is one of two values. */
static void refuse_arguments(struct filter *filter, int number, int index, const uint32_t values[2]) {
  unless_equal_skip(filter, (uint32_t)number, 6);
  load_argument(filter, index);
  unless_equal_skip(filter, values[0], 1);
  refuse(filter, EPERM);
  unless_equal_skip(filter, values[1], 1);
  refuse(filter, EPERM);
  allow(filter);
}

/* Both insert keys into a terminal's input queue. */
static void refuse_terminal_input(struct filter *filter) { refuse_arguments(filter, SYS_ioctl, 1, (const uint32_t[]){TIOCSTI, IOCTL_TIOCLINUX}); }

/* A lease or a watch on a file shared by all runs would block or inform others. */
static void refuse_leases(struct filter *filter) { refuse_arguments(filter, SYS_fcntl, 1, (const uint32_t[]){F_SETLEASE, F_NOTIFY}); }

/*
 * Before Landlock's third version, open(path, O_RDONLY | O_TRUNC) emptied a file that the rules made
 * read-only. No program needs that pair of flags, so it is always refused.
 */
static void refuse_truncating_read(struct filter *filter, int number, int flags_index) {
  unless_equal_skip(filter, (uint32_t)number, 6);
  load_argument(filter, flags_index);
  emit(filter, BPF_JMP | BPF_JSET | BPF_K, O_TRUNC, 0, 3);
  emit(filter, BPF_ALU | BPF_AND | BPF_K, O_ACCMODE, 0, 0);
  emit(filter, BPF_JMP | BPF_JEQ | BPF_K, O_RDONLY, 0, 1);
  refuse(filter, EPERM);
  allow(filter);
}

void build_filter(struct filter *filter, const struct job *job, pid_t own_pid) {
  filter->length = 0;
  only_our_abi(filter);
  REFUSE_ALL(filter, absent_calls, ENOSYS);
  REFUSE_ALL(filter, forbidden_calls, EPERM);
  refuse_call(filter, SYS_socket, EACCES);
  if (job->isolation == ISOLATION_LANDLOCK) {
    REFUSE_ALL(filter, unguarded_by_landlock, EPERM);
#ifdef SYS_open
    refuse_truncating_read(filter, SYS_open, 1);
#endif
    refuse_truncating_read(filter, SYS_openat, 2);
  }
  /* In its own pid namespace a compiler's signals reach no other process. */
  if (!job->processes || job->isolation == ISOLATION_LANDLOCK) {
    uint32_t self = (uint32_t)own_pid;
    only_on_self(filter, SYS_kill, self, false);
    only_on_self(filter, SYS_tgkill, self, false);
    only_on_self(filter, SYS_prlimit64, self, true);
  }
  /* The target must not disable its end with init. */
  refuse_argument(filter, SYS_prctl, 0, PR_SET_PDEATHSIG, EPERM);
  refuse_terminal_input(filter);
  refuse_leases(filter);
  guard_clone(filter, job->processes);
  allow(filter);
}

int install_seccomp(const struct job *job) {
  struct filter filter;
  build_filter(&filter, job, getpid());
  if (filter.length == FILTER_MAX) {
    errno = E2BIG;
    return -1;
  }
  struct sock_fprog program = {.len = filter.length, .filter = filter.rules};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}
