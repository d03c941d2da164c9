/**
 * Content security policy of worker scripts (`/assets/*.worker-*.js`): learners' code runs there, so text
 * never becomes code and nothing leaves our origin.
 */
export const workerContentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
