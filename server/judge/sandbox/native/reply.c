/*
 * Writes one answer to stdout: a line of JSON, then the bytes of stdout and stderr that it announces. Times
 * are in microseconds. Every value is a number or one of our own words, so nothing needs escaping.
 */
#include "cage.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Kept of a flood; the verdict does not depend on the rest. */
enum { FLOOD_SHOWN_BYTES = 64 * 1024 };

static const char *killed_by_name(enum killed_by killed_by) {
  switch (killed_by) {
    case KILLED_BY_CPU: return "\"cpu\"";
    case KILLED_BY_WALL: return "\"wall\"";
    case KILLED_BY_MEMORY: return "\"memory\"";
    case KILLED_BY_OUTPUT: return "\"output\"";
    case KILLED_BY_NONE: break;
  }
  return "null";
}

static void write_all(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) exit(4); /* the judge has ended */
    bytes += written;
    length -= (size_t)written;
  }
}

void write_reply(const struct outcome *outcome) {
  char line[512];
  size_t out = outcome->out.length, err = outcome->err.length;
  if (outcome->killed_by == KILLED_BY_OUTPUT && out > FLOOD_SHOWN_BYTES) out = FLOOD_SHOWN_BYTES;
  int length;
  if (outcome->fault.stage[0])
    length = snprintf(line, sizeof line, "{\"ok\":false,\"stage\":\"%s\",\"errno\":%d,\"stdoutBytes\":0,\"stderrBytes\":0}\n",
                      outcome->fault.stage, outcome->fault.err);
  else
    length = snprintf(line, sizeof line,
                      "{\"ok\":true,\"exitCode\":%d,\"signal\":%d,\"killedBy\":%s,\"oomKills\":%ld,\"cpuUs\":%lld,\"wallUs\":%lld,"
                      "\"setupUs\":%lld,\"endedUs\":%lld,\"peakBytes\":%lld,\"writtenBytes\":%lld,\"stdoutBytes\":%zu,\"stderrBytes\":%zu}\n",
                      outcome->exit_code, outcome->signal, killed_by_name(outcome->killed_by), outcome->oom_kills,
                      outcome->cpu_us, outcome->wall_us, outcome->setup_us, outcome->ended_us, outcome->peak_bytes,
                      outcome->out.seen + outcome->err.seen, out, err);
  write_all(line, (size_t)length);
  if (outcome->fault.stage[0]) return;
  write_all(outcome->out.bytes, out);
  write_all(outcome->err.bytes, err);
}
