/*
 * init: pid 1 of the run's namespaces (under Landlock: an ordinary child that adopts orphans). Builds the view, forks the target,
 * waits for it, reports how it ended, and goes; whatever is left goes with it.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
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
    if (ended == target) return;
    if (ended < 0 && errno != EINTR) {
      set_fault(&message->fault, "wait", errno);
      return;
    }
  }
}

static void end_leftovers(pid_t target) {
  kill(-target, SIGKILL);
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) continue;
}

void init_main(const struct job *job, struct child_ends ends) {
  die_with_keeper(job);
  /* When the kernel kills for the group's limit, it shall be us or the program, which inherits this; never the keeper. */
  write_text("/proc/self/oom_score_adj", "1000");
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
  close(ends.in);
  close(ends.out);
  close(ends.err);
  struct message message = {.kind = MESSAGE_EXITED};
  await_target(target, &message);
  if (job->isolation == ISOLATION_LANDLOCK) end_leftovers(target);
  if (message.fault.stage[0]) message.kind = MESSAGE_FAULT;
  _exit(send(ends.control, &message, sizeof message, MSG_NOSIGNAL) < 0);
}
