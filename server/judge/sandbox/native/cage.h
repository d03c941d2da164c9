/* Types and shared functions of the helper. The theory of operation is at the top of main.c. */
#ifndef CAGE_H
#define CAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/types.h>

enum { MAX_BINDS = 64, MAX_HIDDEN = 16, MAX_ENV = 48, MAX_ARGS = 128, PATH_BYTES = 4096 };

/* How the program is isolated. */
enum isolation {
  ISOLATION_UNSET,
  ISOLATION_ROOT,     /* we are root: namespaces, and a switch to a uid that owns nothing */
  ISOLATION_USERNS,   /* we are not root: the same namespaces inside our own user namespace */
  ISOLATION_LANDLOCK, /* no namespaces available: the host's paths, guarded by Landlock */
};

struct bind {
  const char *source; /* on the host */
  const char *target; /* inside; equals source under Landlock, which cannot move paths */
  bool writable;
};

/*
 * A named pipe that replaces one of the program's standard streams; its other end is in another helper's run.
 */
struct joint {
  const char *path;
  bool output; /* stdout, else stdin */
};

/* One requested run. Strings point into the request's buffer. */
struct job {
  enum isolation isolation;
  long cpu_ms, wall_ms;
  long long memory_bytes, stack_bytes, file_bytes, output_bytes, stderr_bytes, tmp_bytes;
  int threads;     /* RLIMIT_NPROC: threads, and processes where those are allowed */
  int open_files;  /* RLIMIT_NOFILE */
  bool processes;  /* compilers may fork; programs may not */
  uid_t host_uid;  /* the uid the program has on the host */
  const char *cwd;
  struct bind binds[MAX_BINDS];
  int bind_count;
  const char *hidden[MAX_HIDDEN];
  int hidden_count;
  char *env[MAX_ENV + 1];
  char *argv[MAX_ARGS + 1];
  int stdin_fd; /* a sealed memfd */
  struct joint joints[2]; /* in the order they are opened; the other run opens them in the same order */
  int joint_count;
};

enum killed_by { KILLED_BY_NONE, KILLED_BY_CPU, KILLED_BY_WALL, KILLED_BY_MEMORY, KILLED_BY_OUTPUT };

/* A failure on our side, never the program's. */
struct fault {
  char stage[24]; /* empty: no fault */
  int err;
};

struct captured {
  char *bytes;     /* mapping of `capacity` bytes */
  size_t capacity; /* bytes to keep */
  size_t length;   /* kept so far */
  long long seen;  /* written by the program, kept or not */
};

/* The result of one run. */
struct outcome {
  struct fault fault;
  int exit_code; /* -1 when a signal ended it */
  int signal;
  enum killed_by killed_by;
  long oom_kills;
  long long cpu_us, wall_us, setup_us, peak_bytes;
  long long ended_us; /* when, by the machine's monotonic clock: comparable between helpers */
  struct captured out, err;
};

/* Messages from init and the target to the keeper over the control socket, one datagram each. */
enum message_kind {
  MESSAGE_READY = 1, /* the target is ready for its last steps and waits for the start signal */
  MESSAGE_FAULT,
  MESSAGE_EXITED,
};
struct message {
  enum message_kind kind;
  struct fault fault;
  int status; /* as wait4() returned it */
  double ended_ms;
  struct rusage usage;
};

/* The descriptors that init and the target inherit. */
struct child_ends {
  int control, in, out, err;
};

/* keeper.c */
void run_job(const struct job *job, struct outcome *outcome);
void release_outcome(struct outcome *outcome);
/* init.c: never returns */
void init_main(const struct job *job, struct child_ends ends);
/* target.c: never returns */
void target_main(const struct job *job, struct child_ends ends);
/* mounts.c: 0, or -1 with errno and *stage set */
int build_view(const struct job *job, const char **stage);
/* seccomp.c: the filter for a program whose process id, as it sees itself, is `self` */
struct filter;
void build_filter(struct filter *filter, const struct job *job, pid_t self);
int install_seccomp(const struct job *job);
/* landlock.c */
int landlock_abi(void);
int install_landlock(const struct job *job);
/* request.c */
enum request {
  REQUEST_NONE,    /* the judge has closed the stream */
  REQUEST_JOB,
  REQUEST_REFUSED, /* the fault has the reason; its bytes have been read */
};
enum request read_request(int from, struct job *job, struct fault *fault);
void release_request(struct job *job);
bool parse_arguments(struct job *job, char *text, size_t length);
bool is_plain_path(const char *path);
bool is_safe_identity(const struct job *job, uid_t we_are);
/* reply.c */
void write_reply(const struct outcome *outcome);
/* meter.c */
double now_ms(void);
long long process_cpu_us(pid_t pid);
long long process_written_bytes(pid_t pid);
long long process_rss_bytes(pid_t pid);
void tree_usage(pid_t root, long long *cpu_us, long long *rss_bytes);
int tasks_of_uid(uid_t uid);
/*
 * work-size.c: bytes in all files below a directory, without following links; -1 for more files than any run
 * needs
 */
long long tree_bytes(const char *path);
/* The same for all directories that a run may write to. */
long long written_bytes(const struct job *job);

/* fault.c */
void set_fault(struct fault *fault, const char *stage, int err);
void send_fault(int control, const char *stage, int err);
/* small-file.c: 0 or -1; the length or -1, the text always zero-terminated */
int write_text(const char *path, const char *text);
ssize_t read_text(const char *path, char *text, size_t size);

#endif
