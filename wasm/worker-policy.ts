/**
 * For `/assets/*.worker-*.js`, where learners' code runs: text never becomes code and nothing leaves our
 * origin.
 */
export const workerContentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
