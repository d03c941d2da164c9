/**
 * All errors that an API call can return: code, HTTP status, heading, message. The body of an error response is
 * `ApiError`; screens show `error - message` (ERR-8).
 */

const rows = {
  VALIDATION: [400, 'Invalid request', 'Some of the values sent are not valid.'],
  EMPTY_CODE: [400, 'Nothing to judge', 'Code cannot be empty.'],
  CODE_TOO_LONG: [413, 'Code too long', 'The code is longer than 128 KB. Shorten it and submit again.'],
  TOO_LARGE: [413, 'Too large', 'The request is larger than this server accepts.'],
  DRAFT_CHANGED: [409, 'Changed elsewhere', 'This draft was changed on another device.'],
  DRAFT_TOO_LONG: [413, 'Draft too long', 'Drafts over 64 kB are saved only on this device.'],
  DRAFTS_FULL: [
    422,
    'Storage full',
    'Your account has reached its limit for drafts on this server. This draft is saved only on this device.',
  ],
  UNAUTHENTICATED: [401, 'Sign-in required', 'Sign in and try again.'],
  TOKEN_INVALID: [401, 'Sign in again', 'This session is no longer valid. Sign in again.'],
  FORBIDDEN: [403, 'Not allowed', 'You do not have permission to do this.'],
  IDENTITY_MISMATCH: [403, 'Not allowed', 'The account in the request is not the signed-in account.'],
  NOT_FOUND: [404, 'Not found', 'Nothing was found at this address.'],
  PROBLEM_NOT_FOUND: [404, 'Not found', 'This problem does not exist or is private.'],
  CHALLENGE_NOT_FOUND: [404, 'Not found', 'This challenge does not exist.'],
  CONTEST_NOT_FOUND: [404, 'Not found', 'This contest does not exist.'],
  CONTEST_NOT_STARTED: [403, 'Not started', 'Contest has not started yet.'],
  CONTEST_NOT_OVER: [
    403,
    'Not over',
    'This contest is not over, or it still accepts late submissions. Try again later.',
  ],
  CONTEST_EDITED: [
    409,
    'Changed elsewhere',
    'This contest was changed in another tab or on another device. Open it again to change it.',
  ],
  CONTEST_BEGUN: [409, 'Contest has started', 'This cannot be changed after the start of the contest.'],
  CONTEST_ENDED: [403, 'Contest ended', 'Contest has ended.'],
  ARRIVED_TOO_LATE: [
    403,
    'Arrived too late',
    'You submitted this before the end, but it reached the server after the limit for late submissions. The organiser can see it.',
  ],
  CONTEST_PAUSED: [403, 'Paused', 'The contest is paused. You can start when the organiser resumes it.'],
  CONTEST_PASSWORD_WRONG: [403, 'Not allowed', 'Wrong contest password.'],
  EMAIL_DOMAIN_NOT_ALLOWED: [403, 'Not allowed', 'Your email domain is not allowed to join this contest.'],
  EMAIL_NOT_ALLOWED: [403, 'Not allowed', 'Your email is not allowed to join this contest.'],
  EMAIL_NOT_PROVEN: [
    403,
    'Email not confirmed',
    'This contest is restricted by email, and your email is not confirmed. Ask the organiser to accept you. Or sign out, choose Forgot password, and set a password with the code we send you.',
  ],
  PARTICIPANT_BLOCKED: [403, 'Not allowed', 'The organiser of this contest has blocked you.'],
  NOT_REGISTERED: [403, 'Not registered', 'Register for this contest first.'],
  NOT_STARTED: [409, 'Not started', 'You have not started this contest.'],
  RUN_ENDED: [403, 'Run ended', 'Your run of this contest is over.'],
  PARTICIPANT_NOT_FOUND: [404, 'Not found', 'No user with this username is registered for this contest.'],
  ENTRY_NOT_FOUND: [404, 'Not found', 'This submission does not belong to this contest.'],
  ENTRY_DECIDED: [409, 'Already decided', 'This submission is no longer held for review.'],
  CLARIFICATION_NOT_FOUND: [404, 'Not found', 'This question does not belong to this contest.'],
  CLARIFICATION_ANSWERED: [409, 'Already answered', 'This question was already answered.'],
  ANSWERED_BEFORE: [409, 'Already answered', 'In a contest, you can answer a question only once.'],
  IN_YOUR_CONTEST: [
    403,
    'Part of your contest',
    'This question is part of a contest that you are taking now. Answer it in the contest, or practise it after your contest time ends.',
  ],
  SUBMISSION_NOT_FOUND: [404, 'Not found', 'This submission does not exist.'],
  RUN_NOT_FOUND: [404, 'Not found', 'This run does not exist, or it was deleted after one day.'],
  USER_NOT_FOUND: [404, 'Not found', 'This user has no account yet. Finish signing up.'],
  NO_ACCOUNT_FOUND: [404, 'No account found', 'There is no account with this email.'],
  BADGE_NOT_FOUND: [404, 'Not found', 'This badge does not exist.'],
  GET_USERNAME_DNAME: [409, 'Username needed', 'Choose a username and a display name to finish signing up.'],
  NOT_CONFIRMED: [422, 'Not confirmed', 'The text does not match the username of this account.'],
  AVATAR_INVALID: [
    422,
    'Invalid picture',
    'The picture must be a PNG, JPEG or WebP of at most 256 × 256 pixels and 100 kB.',
  ],
  OTP_WRONG: [422, 'Wrong code', 'This code is not correct. Check it and try again.'],
  OTP_EXPIRED: [422, 'Code expired', 'This code has expired. Request a new one.'],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed', 'This address does not accept this request method.'],
  ID_TAKEN: [409, 'Already taken', 'A problem with this id already exists. Choose another title or id.'],
  STORAGE_FULL: [
    422,
    'Storage full',
    'Your account has reached its storage limit on this server. Shorten test data or delete a problem, then try again.',
  ],
  USERNAME_TAKEN: [409, 'Already taken', 'Username already taken.'],
  EMAIL_TAKEN: [409, 'Already taken', 'Email is already in use.'],
  REJUDGE_NOT_FOUND: [404, 'Not found', 'This rejudge does not exist.'],
  REJUDGE_OPEN: [
    409,
    'Rejudge in progress',
    'This problem is being rejudged. Apply or cancel that rejudge first.',
  ],
  REJUDGE_NOT_READY: [409, 'Not ready', 'Some submissions have not been rejudged yet.'],
  REJUDGE_SETTLED: [409, 'Rejudge finished', 'This rejudge was already applied or cancelled.'],
  PROBLEM_CHANGED: [
    409,
    'Problem changed',
    'The problem has changed since the preview. Cancel the preview and start a new one.',
  ],
  PROBLEM_EDITED: [
    409,
    'Changed elsewhere',
    'This problem was changed in another tab or on another device. Open it again to change it.',
  ],
  IN_PROGRESS: [409, 'In progress', 'The same request is still being processed. Try again in a moment.'],
  NOT_TRIED: [
    425,
    'Not processed',
    'An earlier entry in the same stream failed and must be sent again first.',
  ],
  KEY_MISSING: [400, 'Invalid request', 'This call needs an Idempotency-Key header.'],
  KEY_REUSED: [422, 'Key already used', 'This Idempotency-Key was already used for a different request.'],
  LANGUAGE_UNAVAILABLE: [422, 'Language unavailable', 'This server cannot judge that language.'],
  NOT_JUDGED_HERE: [422, 'Not judged', 'Submissions to this kind of problem are answers, not code.'],
  NOT_A_QUESTION: [422, 'Not a question', 'This problem is solved with code, not with an answer.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests', 'Too many requests. Please try again later.'],
  INTERNAL: [500, 'Server error', 'Something went wrong.'],
  UNAVAILABLE: [503, 'Not ready', 'The server is starting or stopping. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, error: string, message: string]>;

export type ErrorCode = keyof typeof rows;
export const errorCodes = Object.keys(rows) as ErrorCode[];

export function describeError(code: ErrorCode): { status: number; error: string; message: string } {
  const [status, error, message] = rows[code];
  return { status, error, message };
}
