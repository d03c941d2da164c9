/** The largest request of all: a problem with its test data. docs/deploy/nginx.conf must allow it. */
export const largestBodyBytes = 128 * 1024 * 1024;
