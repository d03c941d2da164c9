export const workerAddress = '/sw.js';

/** The worker loads a second script, which must be of the same build. */
export const workerOptions: RegistrationOptions = { updateViaCache: 'none' };
