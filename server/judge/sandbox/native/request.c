/*
 * Reads one request from a stream:
 *
 *   run <bytes of arguments> <bytes of input>\n
 *   <arguments: NUL-terminated strings; key=value up to "--", then the program and its arguments>
 *   <input: becomes the program's stdin>
 *
 * The judge is trusted, but a truncated, invalid or too large request must give a fault, not end the helper:
 * its announced bytes are read and discarded, and the next request is served. After an unreadable header the
 * start of the next request is unknown: the answer is a fault at the stage "header", and reading continues
 * after that line. The judge then discards the helper, because later answers may not match its requests.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HEADER_BYTES = 64, ARGUMENT_BYTES_MAX = 1 << 20 };
/* More than any limit needs, and far enough below the largest number for sums. */
#define NUMBER_MAX (1LL << 50)
#define INPUT_BYTES_MAX (1LL << 30)

static char *arguments;

/* Reads exactly `length` bytes; false at the end of the stream. */
static bool read_exactly(int from, char *into, size_t length) {
  while (length > 0) {
    ssize_t got = read(from, into, length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    into += got;
    length -= (size_t)got;
  }
  return true;
}

static bool skip(int from, long long length) {
  char block[4096];
  while (length > 0) {
    size_t part = length < (long long)sizeof block ? (size_t)length : sizeof block;
    if (!read_exactly(from, block, part)) return false;
    length -= (long long)part;
  }
  return true;
}

/*
 * One line without its newline, read byte by byte so that nothing after it is consumed. Cut if too long;
 * false at the end.
 */
static bool read_line(int from, char line[HEADER_BYTES]) {
  size_t length = 0;
  for (;;) {
    char next;
    if (!read_exactly(from, &next, 1)) return false;
    if (next == '\n') break;
    if (length < HEADER_BYTES - 1) line[length++] = next;
  }
  line[length] = 0;
  return true;
}

/* Digits only: strtoll() would accept signs and spaces too. */
static bool parse_number(const char *text, long long *number) {
  long long value = 0;
  if (!*text) return false;
  for (; *text; text++) {
    if (*text < '0' || *text > '9') return false;
    value = value * 10 + (*text - '0');
    if (value > NUMBER_MAX) return false;
  }
  *number = value;
  return true;
}

static bool parse_header(char *line, long long *argument_bytes, long long *input_bytes) {
  if (strncmp(line, "run ", 4) != 0) return false;
  char *second = strchr(line + 4, ' ');
  if (!second) return false;
  *second = 0;
  return parse_number(line + 4, argument_bytes) && parse_number(second + 1, input_bytes);
}

static bool write_all(int to, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(to, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    length -= (size_t)written;
  }
  return true;
}

static int seal(int fd) { return fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL); }

enum input { INPUT_READ, INPUT_ENDED, INPUT_REFUSED };

/*
 * Puts the input into a memfd sealed against every change. Copies through a small buffer that stays in the
 * cache: for 16 MB, reading straight into a mapping took 18 ms of page faults, and this takes 11. Always
 * reads all of the input.
 */
static enum input read_input(int from, long long length, int *fd) {
  static char block[1 << 18];
  int why = E2BIG;
  *fd = length > INPUT_BYTES_MAX ? -1 : memfd_create("stdin", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  bool fine = *fd >= 0;
  if (!fine && length <= INPUT_BYTES_MAX) why = errno;
  while (length > 0) {
    ssize_t got = read(from, block, length < (long long)sizeof block ? (size_t)length : sizeof block);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return INPUT_ENDED;
    length -= got;
    if (fine && !write_all(*fd, block, (size_t)got)) {
      why = errno;
      fine = false;
    }
  }
  if (fine && seal(*fd) == 0 && lseek(*fd, 0, SEEK_SET) == 0) return INPUT_READ;
  if (fine) why = errno;
  errno = why;
  return INPUT_REFUSED;
}

/* Absolute, short enough for a prefix, and without "..". */
bool is_plain_path(const char *path) {
  if (path[0] != '/' || strlen(path) > PATH_BYTES - 64) return false;
  for (const char *part = path; part; part = strchr(part, '/')) {
    part++;
    if (part[0] == '.' && part[1] == '.' && (part[2] == '/' || part[2] == 0)) return false;
  }
  return true;
}

static bool add_bind(struct job *job, char *value, bool writable) {
  if (job->bind_count == MAX_BINDS) return false;
  char *colon = strchr(value, ':');
  if (colon) *colon = 0;
  const char *target = colon ? colon + 1 : value;
  if (!is_plain_path(value) || !is_plain_path(target)) return false;
  job->binds[job->bind_count++] = (struct bind){value, target, writable};
  return true;
}

static bool add_joint(struct job *job, const char *path, bool output) {
  if (job->joint_count == 2 || !is_plain_path(path)) return false;
  if (job->joint_count == 1 && job->joints[0].output == output) return false;
  job->joints[job->joint_count++] = (struct joint){path, output};
  return true;
}

static bool set_isolation(struct job *job, const char *value) {
  if (strcmp(value, "root") == 0) job->isolation = ISOLATION_ROOT;
  else if (strcmp(value, "userns") == 0) job->isolation = ISOLATION_USERNS;
  else if (strcmp(value, "landlock") == 0) job->isolation = ISOLATION_LANDLOCK;
  else return false;
  return true;
}

static bool set_int(int *field, long long number) {
  if (number > INT_MAX) return false;
  *field = (int)number;
  return true;
}

static bool set_number(struct job *job, const char *key, const char *value) {
  long long number;
  if (!parse_number(value, &number)) return false;
  if (strcmp(key, "cpu-ms") == 0) job->cpu_ms = number;
  else if (strcmp(key, "wall-ms") == 0) job->wall_ms = number;
  else if (strcmp(key, "memory") == 0) job->memory_bytes = number;
  else if (strcmp(key, "stack") == 0) job->stack_bytes = number;
  else if (strcmp(key, "file") == 0) job->file_bytes = number;
  else if (strcmp(key, "output") == 0) job->output_bytes = number;
  else if (strcmp(key, "stderr") == 0) job->stderr_bytes = number;
  else if (strcmp(key, "tmp") == 0) job->tmp_bytes = number;
  else if (strcmp(key, "threads") == 0) return set_int(&job->threads, number);
  else if (strcmp(key, "open-files") == 0) return set_int(&job->open_files, number);
  else if (strcmp(key, "processes") == 0) job->processes = number != 0;
  else if (strcmp(key, "uid") == 0 && number <= INT_MAX) job->host_uid = (uid_t)number;
  else return false;
  return true;
}

static bool set_option(struct job *job, char *option, int *env_count) {
  char *equals = strchr(option, '=');
  if (!equals) return false;
  *equals = 0;
  const char *key = option;
  char *value = equals + 1;
  if (strcmp(key, "read") == 0) return add_bind(job, value, false);
  if (strcmp(key, "write") == 0) return add_bind(job, value, true);
  if (strcmp(key, "isolation") == 0) return set_isolation(job, value);
  if (strcmp(key, "stdin-pipe") == 0) return add_joint(job, value, false);
  if (strcmp(key, "stdout-pipe") == 0) return add_joint(job, value, true);
  if (strcmp(key, "cwd") == 0) {
    job->cwd = value;
    return is_plain_path(value);
  }
  if (strcmp(key, "hide") == 0) {
    if (job->hidden_count == MAX_HIDDEN || !is_plain_path(value)) return false;
    job->hidden[job->hidden_count++] = value;
    return true;
  }
  if (strcmp(key, "env") == 0) {
    if (*env_count == MAX_ENV || !strchr(value, '=')) return false;
    job->env[(*env_count)++] = value;
    return true;
  }
  return set_number(job, key, value);
}

/* Root must switch to another uid and must not use a user namespace; other users cannot switch. */
bool is_safe_identity(const struct job *job, uid_t we_are) {
  if (job->isolation == ISOLATION_UNSET) return false;
  if (we_are == 0) return job->isolation != ISOLATION_USERNS && job->host_uid != 0;
  return job->isolation != ISOLATION_ROOT;
}

static bool is_complete(const struct job *job, int arg_count) {
  return is_safe_identity(job, geteuid()) && arg_count > 0 && is_plain_path(job->argv[0]) && job->cwd && job->output_bytes > 0 && job->memory_bytes > 0 &&
         job->cpu_ms > 0 && job->wall_ms > 0 && job->threads > 0 && job->open_files > 0;
}

/* `text` is zero-terminated after its last byte. */
bool parse_arguments(struct job *job, char *text, size_t length) {
  int env_count = 0, arg_count = 0;
  bool options = true;
  char *next;
  for (char *at = text; at < text + length; at = next) {
    next = at + strlen(at) + 1; /* before the option is cut at its '=' */
    if (options && strcmp(at, "--") == 0) {
      options = false;
    } else if (options) {
      if (!set_option(job, at, &env_count)) return false;
    } else {
      if (arg_count == MAX_ARGS) return false;
      job->argv[arg_count++] = at;
    }
  }
  return is_complete(job, arg_count);
}

enum request read_request(int from, struct job *job, struct fault *fault) {
  char header[HEADER_BYTES];
  long long argument_bytes, input_bytes;
  memset(job, 0, sizeof *job);
  job->stdin_fd = -1;
  if (!read_line(from, header)) return REQUEST_NONE;
  if (!parse_header(header, &argument_bytes, &input_bytes)) {
    set_fault(fault, "header", EPROTO);
    return REQUEST_REFUSED;
  }
  arguments = argument_bytes > ARGUMENT_BYTES_MAX ? NULL : calloc(1, (size_t)argument_bytes + 1);
  if (!arguments) {
    set_fault(fault, "request", E2BIG);
    return skip(from, argument_bytes) && skip(from, input_bytes) ? REQUEST_REFUSED : REQUEST_NONE;
  }
  if (!read_exactly(from, arguments, (size_t)argument_bytes)) return REQUEST_NONE;
  switch (read_input(from, input_bytes, &job->stdin_fd)) {
    case INPUT_ENDED: return REQUEST_NONE;
    case INPUT_REFUSED: set_fault(fault, "input", errno); return REQUEST_REFUSED;
    case INPUT_READ: break;
  }
  if (parse_arguments(job, arguments, (size_t)argument_bytes)) return REQUEST_JOB;
  set_fault(fault, "request", EINVAL);
  return REQUEST_REFUSED;
}

void release_request(struct job *job) {
  if (job->stdin_fd >= 0) close(job->stdin_fd);
  free(arguments);
  arguments = NULL;
}
