/*
 * init: pid 1 of the run's namespaces (under Landlock: an ordinary child that adopts orphans). Builds the
 * view, forks the target, waits for it, reports its exit, and exits; all other processes of the run end with
 * it.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile pid_t target_group;

/*
 * The keeper has died; without a pid namespace nobody else would clean up. Zombies are reaped too: they count
 * against the limit of their uid, and pid 1 of a container often never reaps them.
 */
static void end_group(int signal_number) {
  (void)signal_number;
  if (target_group > 0) kill(-target_group, SIGKILL);
  while (waitpid(-1, NULL, 0) > 0) continue;
  _exit(126);
}

static void die_with_keeper(const struct job *job) {
  if (job->isolation == ISOLATION_LANDLOCK) {
    signal(SIGTERM, end_group);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
  } else {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
  }
}

/* Reaps until the target has exited; orphans are reaped as well. */
static void await_target(pid_t target, struct message *message) {
  for (;;) {
    pid_t ended = wait4(-1, &message->status, 0, &message->usage);
    if (ended == target) {
      message->ended_ms = now_ms();
      return;
    }
    if (ended < 0 && errno != EINTR) {
      set_fault(&message->fault, "wait", errno);
      return;
    }
  }
}

/*
 * Of two programs joined by pipes, the one that ended first is responsible. The other one sees the end of its
 * pipe and may exit before anybody has read a clock: so init keeps the pipe ends open too, until it has
 * recorded the time. A program may also close its output and continue. init checks for that every few
 * milliseconds, and twice.
 *
 * A program that is just exiting has no descriptors either, on a busy machine for a long time. The kernel
 * marks it (PF_EXITING), so init waits longer for it. It does not wait for ever: the first thread of a program
 * has the same mark when it has ended and others continue.
 */
enum { LOOK_EVERY_US = 10000, LOOKS = 2, LOOKS_WHILE_EXITING = 200, PF_EXITING = 4 };
static struct {
  pid_t target;
  int output; /* -1: released */
  int times_missed;
  char all[64], own[64], state[64]; /* in /proc: the target's descriptors, its output, its state */
} held = {.output = -1};

/* The name before the state may contain spaces and brackets, so the last bracket counts. */
static bool is_exiting(void) {
  char text[512];
  unsigned flags;
  if (read_text(held.state, text, sizeof text) <= 0) return false;
  const char *after_name = strrchr(text, ')');
  return after_name && sscanf(after_name, ") %*c %*d %*d %*d %*d %*d %u", &flags) == 1 && flags & PF_EXITING;
}

static void look_at_output(int signal_number) {
  (void)signal_number;
  int saved = errno;
  struct stat info;
  siginfo_t ended = {.si_pid = 0};
  char text[16];
  bool is_missing = readlink(held.own, text, sizeof text) < 0 && errno == ENOENT && stat(held.all, &info) == 0;
  int looks = is_missing && is_exiting() ? LOOKS_WHILE_EXITING : LOOKS;
  bool has_ended = waitid(P_PID, (id_t)held.target, &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_pid != 0;
  held.times_missed = is_missing && !has_ended ? held.times_missed + 1 : 0;
  if (held.times_missed >= looks && held.output >= 0) {
    close(held.output);
    held.output = -1;
  }
  errno = saved;
}

static void hold_output(pid_t target, int output) {
  held.target = target;
  held.output = output;
  snprintf(held.all, sizeof held.all, "/proc/%d/fd", target);
  snprintf(held.own, sizeof held.own, "/proc/%d/fd/1", target);
  snprintf(held.state, sizeof held.state, "/proc/%d/stat", target);
  struct sigaction action = {.sa_handler = look_at_output};
  struct itimerval often = {{0, LOOK_EVERY_US}, {0, LOOK_EVERY_US}};
  sigaction(SIGALRM, &action, NULL);
  setitimer(ITIMER_REAL, &often, NULL);
}

static void end_leftovers(pid_t target) {
  kill(-target, SIGKILL);
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) continue;
}

void init_main(const struct job *job, struct child_ends ends) {
  die_with_keeper(job);
  /*
   * If the kernel kills for the group's limit, it must kill the program, which inherits this, never the
   * keeper.
   */
  int badness = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (badness >= 0 && write(badness, "1000", 4) < 0) _exit(126);
  /*
   * The keeper sends the start signal once our ids are mapped; if it died before PDEATHSIG was set, nobody
   * sends it.
   */
  char go;
  if (recv(ends.control, &go, 1, 0) != 1) _exit(126);
  if (job->isolation != ISOLATION_LANDLOCK) {
    const char *stage = "";
    if (build_view(job, &stage)) {
      send_fault(ends.control, stage, errno);
      _exit(126);
    }
    if (sethostname("judge", 5)) _exit(126);
  }
  prctl(PR_SET_DUMPABLE, 0);
  pid_t target = fork();
  if (target < 0) {
    send_fault(ends.control, "fork", errno);
    _exit(126);
  }
  if (target == 0) target_main(job, ends);
  target_group = target;
  if (badness >= 0 && pwrite(badness, "900", 3, 0) > 0) close(badness); /* the program was reaped first: report its exit */
  close(ends.err);
  if (job->joint_count > 0) {
    hold_output(target, ends.out);
  } else {
    close(ends.in);
    close(ends.out);
  }
  struct message message = {.kind = MESSAGE_EXITED};
  await_target(target, &message);
  if (job->isolation == ISOLATION_LANDLOCK) end_leftovers(target);
  if (message.fault.stage[0]) message.kind = MESSAGE_FAULT;
  _exit(send(ends.control, &message, sizeof message, MSG_NOSIGNAL) < 0);
}
