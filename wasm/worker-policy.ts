/**
 * Content security policy for responses of worker scripts (`/assets/*.worker-*.js`): learners' code runs there, so text
 * never becomes code and nothing leaves our own origin.
 */
export const workerContentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
