/*
 * System calls that a contest program never needs, by the error it gets.
 *
 * Numbers above 423 are the same on every architecture, and newer than some headers. Older ones differ, and
 * some exist on x86-64 only, hence the #ifdefs.
 */
#ifndef CAGE_SYSCALLS_H
#define CAGE_SYSCALLS_H

#include <sys/syscall.h>

enum {
  NR_PIDFD_SEND_SIGNAL = 424,
  NR_IO_URING_SETUP = 425,
  NR_IO_URING_ENTER = 426,
  NR_IO_URING_REGISTER = 427,
  NR_OPEN_TREE = 428,
  NR_MOVE_MOUNT = 429,
  NR_FSOPEN = 430,
  NR_FSCONFIG = 431,
  NR_FSMOUNT = 432,
  NR_FSPICK = 433,
  NR_PIDFD_OPEN = 434,
  NR_CLONE3 = 435,
  NR_OPENAT2 = 437,
  NR_PIDFD_GETFD = 438,
  NR_PROCESS_MADVISE = 440,
  NR_MOUNT_SETATTR = 442,
  NR_QUOTACTL_FD = 443,
  NR_LANDLOCK_CREATE_RULESET = 444,
  NR_MEMFD_SECRET = 447,
  NR_PROCESS_MRELEASE = 448,
  NR_FUTEX_WAITV = 449,
  /* The newest call known to this file; every later one is reported as missing. */
  NR_LAST_KNOWN = NR_FUTEX_WAITV,
};

/* Answered with ENOSYS: a C library or runtime falls back to the older call. */
static const int absent_calls[] = {
  NR_IO_URING_SETUP,
  NR_IO_URING_ENTER,
  NR_IO_URING_REGISTER,
  NR_CLONE3, /* its flags are in memory, which a filter cannot read; clone() is checked below */
  NR_OPENAT2, /* likewise */
  NR_PIDFD_GETFD,
  NR_MEMFD_SECRET,
  SYS_memfd_create, /* memory outside of rss */
};

/* Answered with EPERM. */
static const int forbidden_calls[] = {
  /* other processes */
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
  NR_PIDFD_SEND_SIGNAL, NR_PIDFD_OPEN, NR_PROCESS_MADVISE, NR_PROCESS_MRELEASE, SYS_migrate_pages, SYS_move_pages,
  /* mounts, roots and namespaces */
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, NR_OPEN_TREE, NR_MOVE_MOUNT, NR_FSOPEN,
  NR_FSCONFIG, NR_FSMOUNT, NR_FSPICK, NR_MOUNT_SETATTR,
  /* large kernel interfaces */
  SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_kexec_load, SYS_init_module,
  SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog, SYS_acct, SYS_quotactl, NR_QUOTACTL_FD,
  SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_inotify_init1, SYS_personality, SYS_vhangup,
  SYS_sethostname, SYS_setdomainname, SYS_io_setup, SYS_io_submit,
  /* the clock */
  SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
  /* memory and messages that outlive a process or are not counted as its own */
  SYS_mq_open, SYS_shmget, SYS_semget, SYS_msgget, SYS_flock, SYS_mbind, SYS_set_mempolicy,
  SYS_setsockopt, /* larger buffers: megabytes for each pair of sockets */
  /* scheduling priority */
  SYS_sched_setscheduler, SYS_sched_setattr, SYS_sched_setparam, SYS_sched_setaffinity, SYS_setpriority, SYS_ioprio_set,
#ifdef __x86_64__
  SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_inotify_init,
#endif
  /* obsolete and recent calls that some headers lack */
#ifdef SYS_kexec_file_load
  SYS_kexec_file_load,
#endif
#ifdef SYS_lookup_dcookie
  SYS_lookup_dcookie,
#endif
#ifdef SYS_nfsservctl
  SYS_nfsservctl,
#endif
#ifdef SYS_uselib
  SYS_uselib,
#endif
#ifdef SYS_ustat
  SYS_ustat,
#endif
#ifdef SYS_sysfs
  SYS_sysfs,
#endif
#ifdef SYS__sysctl
  SYS__sysctl,
#endif
};

/*
 * Answered with EPERM under Landlock only, which does not cover these, and the program may share the server's
 * uid. A linker that marks its output executable is not affected: the judge sets the mode afterwards.
 */
static const int unguarded_by_landlock[] = {
  SYS_fchmodat, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
  SYS_fremovexattr, SYS_truncate, SYS_fchown, SYS_setsid, SYS_setpgid, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setresuid,
#ifdef __x86_64__
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

#endif
