/*
 * init: pid 1 of the run's namespaces (under Landlock: an ordinary child that adopts orphans). Builds the view, forks the target,
 * waits for it, reports how it ended, and goes; whatever is left goes with it.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile pid_t target_group;

/*
 * The keeper has died. Without a pid namespace nobody else would clear up behind it. The dead are waited for as well: they count
 * against the limit of their uid until somebody does, and the first process of a container often never does.
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

/* Reaps until the target is through; orphans come by as well. */
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
 * Of two programs joined by pipes, which one ended first decides whose fault it was. The one left over learns of it from its pipe
 * and may end at once itself, before anybody has looked at a clock: so init keeps the ends open too, until it has noted the time.
 * A program may also close its output and go on, as a way to say that nothing more comes. That is looked for every few
 * milliseconds; and twice, since one that is just exiting has no descriptors left either.
 */
enum { LOOK_EVERY_US = 10000 };
static struct {
  pid_t target;
  int output; /* -1: let go */
  int times_missed;
  char all[64], own[64]; /* the target's descriptors in /proc, and its output among them */
} held = {.output = -1};

static void look_at_output(int signal_number) {
  (void)signal_number;
  int saved = errno;
  struct stat info;
  siginfo_t ended = {.si_pid = 0};
  char text[16];
  bool is_missing = readlink(held.own, text, sizeof text) < 0 && errno == ENOENT && stat(held.all, &info) == 0;
  bool has_ended = waitid(P_PID, (id_t)held.target, &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_pid != 0;
  held.times_missed = is_missing && !has_ended ? held.times_missed + 1 : 0;
  if (held.times_missed > 1 && held.output >= 0) {
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
  /* When the kernel kills for the group's limit, it shall be the program, which inherits this; never the keeper. */
  int badness = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (badness >= 0 && write(badness, "1000", 4) < 0) _exit(126);
  /* The keeper says go once our ids are mapped; if it died before we asked to die with it, there is nobody to say it. */
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
  if (badness >= 0 && pwrite(badness, "900", 3, 0) > 0) close(badness); /* the program before us: we have to tell its end */
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
