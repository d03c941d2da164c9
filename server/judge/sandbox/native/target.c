/*
 * The last steps before the untrusted program: limits, identity, capabilities, Landlock, seccomp, execve. The
 * order matters: each step needs what the next one removes.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CONTROL_FD = 3, LAST_CAPABILITY = 63, LOCKED_MEMORY_BYTES = 65536 };

static void give_up(const char *stage) {
  send_fault(CONTROL_FD, stage, errno);
  _exit(126);
}

/* Never above our own hard limit, which an ordinary user cannot raise. */
static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit value;
  if (getrlimit(resource, &value)) give_up("rlimit");
  if (hard < value.rlim_max) value.rlim_max = hard;
  value.rlim_cur = soft < value.rlim_max ? soft : value.rlim_max;
  if (setrlimit(resource, &value)) give_up("rlimit");
}

/* stdin, stdout, stderr and the control socket (closed by execve); nothing else is open. */
static void arrange_descriptors(struct child_ends ends) {
  if (dup2(ends.in, 0) < 0 || dup2(ends.out, 1) < 0 || dup2(ends.err, 2) < 0) _exit(126);
  if (dup2(ends.control, CONTROL_FD) < 0) _exit(126); /* last, because one of the others may have been number 3 */
  syscall(SYS_close_range, (unsigned)CONTROL_FD + 1, ~0U, 0U);
  if (fcntl(CONTROL_FD, F_SETFD, FD_CLOEXEC)) _exit(126);
}

/* The keeper learns our pid from the datagram's credentials, starts the clocks, and answers. */
static void await_word(void) {
  struct message ready = {.kind = MESSAGE_READY};
  char go;
  if (send(CONTROL_FD, &ready, sizeof ready, MSG_NOSIGNAL) < 0) _exit(126);
  if (recv(CONTROL_FD, &go, 1, 0) != 1) _exit(126);
}

static void set_limits(const struct job *job) {
  /* The keeper watches CPU time; this is for the case that the keeper itself is not scheduled. */
  rlim_t cpu_seconds = (rlim_t)(job->cpu_ms + 2500) / 1000;
  rlim_t stack = job->stack_bytes > 0 ? (rlim_t)job->stack_bytes : RLIM_INFINITY;
  limit(RLIMIT_CPU, cpu_seconds, cpu_seconds + 1);
  /*
   * One byte, not zero: where dumps are piped to a program of the machine, only this value prevents its
   * start.
   */
  limit(RLIMIT_CORE, 1, 1);
  limit(RLIMIT_FSIZE, (rlim_t)job->file_bytes, (rlim_t)job->file_bytes);
  limit(RLIMIT_NOFILE, (rlim_t)job->open_files, (rlim_t)job->open_files);
  limit(RLIMIT_STACK, stack, stack);
  limit(RLIMIT_MEMLOCK, LOCKED_MEMORY_BYTES, LOCKED_MEMORY_BYTES);
  limit(RLIMIT_MSGQUEUE, 0, 0);
  limit(RLIMIT_RTPRIO, 0, 0);
  limit(RLIMIT_NPROC, (rlim_t)job->threads, (rlim_t)job->threads);
}

/* Root switches to a uid that owns nothing. In a user namespace we have that uid already. */
static void switch_identity(const struct job *job) {
  if (geteuid() != 0 || job->isolation == ISOLATION_USERNS) return;
  if (setgroups(0, NULL)) give_up("setgroups");
  if (setresgid(job->host_uid, job->host_uid, job->host_uid)) give_up("setgid");
  if (setresuid(job->host_uid, job->host_uid, job->host_uid)) give_up("setuid");
}

static void drop_bounding_set(void) {
  for (int capability = 0; capability <= LAST_CAPABILITY; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

static void drop_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, none)) give_up("capset");
}

static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
}

void target_main(const struct job *job, struct child_ends ends) {
  arrange_descriptors(ends);
  setsid();
  await_word();
  if (chdir(job->cwd)) give_up("chdir");
  set_limits(job);
  drop_bounding_set();
  switch_identity(job);
  drop_capabilities();
  /*
   * A change of credentials resets it, so it is set now. If init died in between, its namespace has already
   * ended us.
   */
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) give_up("no new privs");
  if (job->isolation == ISOLATION_LANDLOCK && install_landlock(job)) give_up("landlock");
  reset_signals();
  if (install_seccomp(job)) give_up("seccomp");
  execve(job->argv[0], job->argv, job->env);
  give_up("exec");
}
