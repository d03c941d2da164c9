const limits = [
  'REQUESTS',
  'SUBMIT',
  'RUN',
  'CREATE',
  'SIGN_IN',
  'SIGN_UP',
  'AVAILABILITY',
  'SEARCH',
  'OTP',
  'REPORT',
  'DRAFT',
];

/** Tests send more requests than people: every limit is raised. */
export const generousLimits = Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '1000000']));
