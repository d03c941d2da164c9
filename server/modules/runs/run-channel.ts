/** The channel that tells that a sample run is over; the payload is its id. */
export const runChannel = 'code_run_over';
