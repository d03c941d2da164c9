/** For finished sample runs; the payload is the id. */
export const runChannel = 'code_run_over';
