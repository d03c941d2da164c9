/*
 * Reads one request from stdin:
 *
 *   run <bytes of arguments> <bytes of input>\n
 *   <arguments: NUL-terminated strings; key=value up to "--", then the program and its arguments>
 *   <input: becomes the program's stdin>
 *
 * The judge is trusted, but a request cut short or misspelt must be an answer with a fault, not a crash.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HEADER_BYTES = 64, ARGUMENT_BYTES_MAX = 1 << 20 };

static char *arguments;

/* Reads exactly `length` bytes; false at the end of input. */
static bool read_exactly(char *into, size_t length) {
  while (length > 0) {
    ssize_t got = read(STDIN_FILENO, into, length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    into += got;
    length -= (size_t)got;
  }
  return true;
}

/* The header is short and comes with its newline; byte by byte, so that nothing after it is swallowed. */
static bool read_header(char header[HEADER_BYTES]) {
  for (size_t i = 0; i < HEADER_BYTES - 1; i++) {
    if (!read_exactly(header + i, 1)) return false;
    if (header[i] == '\n') {
      header[i] = 0;
      return true;
    }
  }
  return false;
}

/* A memfd with the input, sealed against every change. Filled through a mapping: one copy, pipe to page. */
static int read_input(size_t length) {
  int fd = memfd_create("stdin", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  if (length > 0) {
    if (ftruncate(fd, (off_t)length)) return -1;
    char *bytes = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (bytes == MAP_FAILED) return -1;
    bool whole = read_exactly(bytes, length);
    munmap(bytes, length);
    if (!whole) return -1;
  }
  if (fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)) return -1;
  return fd;
}

static bool add_bind(struct job *job, char *value, bool writable) {
  if (job->bind_count == MAX_BINDS) return false;
  char *colon = strchr(value, ':');
  if (colon) *colon = 0;
  job->binds[job->bind_count++] = (struct bind){value, colon ? colon + 1 : value, writable};
  return true;
}

static bool set_isolation(struct job *job, const char *value) {
  if (strcmp(value, "root") == 0) job->isolation = ISOLATION_ROOT;
  else if (strcmp(value, "userns") == 0) job->isolation = ISOLATION_USERNS;
  else if (strcmp(value, "landlock") == 0) job->isolation = ISOLATION_LANDLOCK;
  else return false;
  return true;
}

static bool set_number(struct job *job, const char *key, const char *value) {
  char *end;
  errno = 0;
  long long number = strtoll(value, &end, 10);
  if (errno || *end || end == value || number < 0) return false;
  if (strcmp(key, "cpu-ms") == 0) job->cpu_ms = number;
  else if (strcmp(key, "wall-ms") == 0) job->wall_ms = number;
  else if (strcmp(key, "memory") == 0) job->memory_bytes = number;
  else if (strcmp(key, "stack") == 0) job->stack_bytes = number;
  else if (strcmp(key, "file") == 0) job->file_bytes = number;
  else if (strcmp(key, "output") == 0) job->output_bytes = number;
  else if (strcmp(key, "stderr") == 0) job->stderr_bytes = number;
  else if (strcmp(key, "tmp") == 0) job->tmp_bytes = number;
  else if (strcmp(key, "threads") == 0) job->threads = (int)number;
  else if (strcmp(key, "open-files") == 0) job->open_files = (int)number;
  else if (strcmp(key, "processes") == 0) job->processes = number != 0;
  else if (strcmp(key, "uid") == 0) job->host_uid = (uid_t)number;
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
  if (strcmp(key, "cwd") == 0) return (job->cwd = value) != NULL;
  if (strcmp(key, "hide") == 0) {
    if (job->hidden_count == MAX_HIDDEN) return false;
    job->hidden[job->hidden_count++] = value;
    return true;
  }
  if (strcmp(key, "env") == 0) {
    if (*env_count == MAX_ENV) return false;
    job->env[(*env_count)++] = value;
    return true;
  }
  return set_number(job, key, value);
}

static bool parse(struct job *job, char *text, size_t length) {
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
  return arg_count > 0 && job->cwd && job->output_bytes > 0 && job->memory_bytes > 0 && job->wall_ms > 0;
}

int read_request(struct job *job, struct fault *fault) {
  char header[HEADER_BYTES];
  size_t argument_bytes, input_bytes;
  memset(job, 0, sizeof *job);
  job->stdin_fd = -1;
  if (!read_header(header)) return 0;
  if (sscanf(header, "run %zu %zu", &argument_bytes, &input_bytes) != 2) exit(3); /* out of step: nothing to trust any more */
  if (argument_bytes > ARGUMENT_BYTES_MAX) exit(3);
  arguments = calloc(1, argument_bytes + 1);
  if (!arguments || !read_exactly(arguments, argument_bytes)) return 0;
  job->stdin_fd = read_input(input_bytes);
  if (job->stdin_fd < 0) exit(3);
  if (parse(job, arguments, argument_bytes)) return 1;
  set_fault(fault, "request", EINVAL);
  return -1;
}

void release_request(struct job *job) {
  if (job->stdin_fd >= 0) close(job->stdin_fd);
  free(arguments);
  arguments = NULL;
}
