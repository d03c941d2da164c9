const firstUid = 59_000;
const uids = 1000;

/**
 * For tests: the uid of a user without rights, another one in each process. With the same one, two files that run
 * at the same time would share the limit of threads (RLIMIT_NPROC counts per uid).
 */
export const ordinaryUser = firstUid + (process.pid % uids);
