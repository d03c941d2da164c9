/*
 * The keeper's side of one run, from request to outcome. Every failure here is recorded as a fault, and
 * nothing of the run is left when run_job() returns.
 */
#define _GNU_SOURCE
#include "capture.h"
#include "cgroup.h"
#include "run.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* Threads that other processes of our uid may start without reducing the program's share. */
enum { NEIGHBOUR_TASKS = 24 };

void run_fault(struct run *run, const char *stage) {
  if (!run->outcome->fault.stage[0]) set_fault(&run->outcome->fault, stage, errno);
}

void close_end(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

static void clear_up(struct run *run) {
  if (run->init > 0) {
    /* Under Landlock init has to end its group; SIGTERM tells it to do so now. */
    if (run->job->isolation == ISOLATION_LANDLOCK && run->outcome->fault.stage[0]) kill(run->init, SIGTERM);
    if (run->job->isolation != ISOLATION_LANDLOCK) kill(run->init, SIGKILL);
    while (waitpid(run->init, NULL, 0) < 0 && errno == EINTR) continue;
  }
  run->outcome->oom_kills = cgroup_oom_kills() - run->oom_kills_before;
  long long group_cpu_us = cgroup_cpu_us() - run->group_cpu_before_us;
  if (group_cpu_us > run->seen_cpu_us) run->seen_cpu_us = group_cpu_us;
  if (run->job->processes && run->seen_cpu_us > run->outcome->cpu_us) run->outcome->cpu_us = run->seen_cpu_us;
  cgroup_unlimit();
  close_end(&run->ours.control);
  close_end(&run->ours.in);
  close_end(&run->ours.out);
  close_end(&run->ours.err);
}

/* /tmp has its own size; writable directories together get the same, or enough for one file. */
static void note_work_directories(struct run *run) {
  const struct job *job = run->job;
  for (int i = 0; i < job->bind_count; i++)
    if (job->binds[i].writable) run->writes = true;
  if (!run->writes) return;
  run->work_limit_bytes = job->tmp_bytes > job->file_bytes ? job->tmp_bytes : job->file_bytes;
  run->work_before_bytes = written_bytes(job);
}

void run_job(const struct job *job, struct outcome *outcome) {
  struct run run = {.job = job, .outcome = outcome, .ours = {-1, -1, -1, -1}, .init = -1, .target = -1, .created_ms = now_ms()};
  struct job adjusted = *job;
  bool shares_our_uid = job->isolation == ISOLATION_LANDLOCK && geteuid() != 0;
  if (shares_our_uid) adjusted.threads += tasks_of_uid(geteuid()) + NEIGHBOUR_TASKS;
  run.job = &adjusted;
  note_work_directories(&run);
  run.oom_kills_before = cgroup_oom_kills();
  run.group_cpu_before_us = cgroup_cpu_us();
  if (capture_open(&outcome->out, (size_t)job->output_bytes + 1)) run_fault(&run, "capture");
  else if (capture_open(&outcome->err, (size_t)job->stderr_bytes + 1)) run_fault(&run, "capture");
  else if (cgroup_limit(job->memory_bytes)) run_fault(&run, "cgroup");
  else start_run(&run);
  if (!outcome->fault.stage[0]) watch_run(&run);
  clear_up(&run);
}

void release_outcome(struct outcome *outcome) {
  capture_close(&outcome->out);
  capture_close(&outcome->err);
}
