/**
 * Every error a call of the API can answer, in one table: name on the wire, HTTP status, heading, sentence.
 * The body of an error answer is `ApiError`; a screen shows `error - message` (ERR-8).
 */

const rows = {
  VALIDATION: [400, 'Invalid request', 'Some of the values sent are not valid.'],
  EMPTY_CODE: [400, 'Nothing to judge', 'Code cannot be empty.'],
  CODE_TOO_LONG: [413, 'Code too long', 'The code is longer than 128 KB. Shorten it and submit again.'],
  TOO_LARGE: [413, 'Too large', 'The request is larger than this server accepts.'],
  DRAFT_CHANGED: [409, 'Changed elsewhere', 'This draft was changed on another device meanwhile.'],
  DRAFT_TOO_LONG: [413, 'Draft too long', 'Drafts of more than 64 kB stay on this device.'],
  DRAFTS_FULL: [
    422,
    'No more room',
    'The server keeps no more drafts of this account. This one stays on this device.',
  ],
  UNAUTHENTICATED: [401, 'Sign in needed', 'Sign in and try again.'],
  TOKEN_INVALID: [401, 'Sign in again', 'This session is no longer valid. Sign in again.'],
  FORBIDDEN: [403, 'Not allowed', 'You may not do this.'],
  IDENTITY_MISMATCH: [403, 'Not allowed', 'The account in the request is not the one that is signed in.'],
  NOT_FOUND: [404, 'Not found', 'There is nothing at this address.'],
  PROBLEM_NOT_FOUND: [404, 'Not found', 'There is no such problem, or it is private.'],
  CHALLENGE_NOT_FOUND: [404, 'Not found', 'There is no such challenge.'],
  CONTEST_NOT_FOUND: [404, 'Not found', 'There is no such contest.'],
  CONTEST_NOT_STARTED: [403, 'Not yet', 'Contest has not started yet.'],
  CONTEST_NOT_OVER: [
    403,
    'Not over yet',
    'This contest is not over yet, or still takes what is on its way. Come back later.',
  ],
  CONTEST_EDITED: [
    409,
    'Changed elsewhere',
    'This contest was changed meanwhile, in another tab or on another device. Open it anew to change it.',
  ],
  CONTEST_BEGUN: [409, 'Not possible now', 'This contest has begun.'],
  CONTEST_ENDED: [403, 'Contest ended', 'Contest has ended.'],
  ARRIVED_TOO_LATE: [
    403,
    'Arrived too late',
    'This was written before the end, but reached the server later than this contest accepts. The organiser can see that it came.',
  ],
  CONTEST_PAUSED: [403, 'Paused', 'The contest is paused. Start once its organiser lets it go on.'],
  CONTEST_PASSWORD_WRONG: [403, 'Not allowed', 'Wrong contest password.'],
  EMAIL_DOMAIN_NOT_ALLOWED: [403, 'Not allowed', 'Your email domain is not allowed to join this contest.'],
  EMAIL_NOT_ALLOWED: [403, 'Not allowed', 'Your email is not allowed to join this contest.'],
  EMAIL_NOT_PROVEN: [
    403,
    'Email not confirmed',
    'This contest is restricted by email, and yours is not confirmed. Ask the organiser to accept you. Or sign out, choose Forgot password, and set a password with the code that is sent to you.',
  ],
  PARTICIPANT_BLOCKED: [403, 'Not allowed', 'The organiser of this contest has blocked you.'],
  NOT_REGISTERED: [403, 'Not registered', 'Register for this contest first.'],
  NOT_STARTED: [409, 'Not started', 'You have not started this contest.'],
  RUN_ENDED: [403, 'Run ended', 'Your run of this contest is over.'],
  PARTICIPANT_NOT_FOUND: [404, 'Not found', 'Nobody of this name is registered for this contest.'],
  ENTRY_NOT_FOUND: [404, 'Not found', 'Nothing of this kind was handed in during this contest.'],
  ENTRY_DECIDED: [409, 'Decided already', 'This is no longer held for review.'],
  CLARIFICATION_NOT_FOUND: [404, 'Not found', 'Nothing of this kind was asked in this contest.'],
  CLARIFICATION_ANSWERED: [409, 'Answered already', 'This was answered already.'],
  ANSWERED_BEFORE: [409, 'Answered before', 'In a contest a question takes one answer.'],
  IN_YOUR_CONTEST: [
    403,
    'Part of your contest',
    'This question is part of a contest that you are taking now. Answer it in the contest, or practise it after your time is over.',
  ],
  SUBMISSION_NOT_FOUND: [404, 'Not found', 'There is no such submission.'],
  RUN_NOT_FOUND: [404, 'Not found', 'There is no such run, or it was kept for its day.'],
  USER_NOT_FOUND: [404, 'Not found', 'There is no account record for this user yet. Finish signing up.'],
  NO_ACCOUNT_FOUND: [404, 'No account found', 'There is no account with this e-mail.'],
  BADGE_NOT_FOUND: [404, 'Not found', 'There is no such badge.'],
  GET_USERNAME_DNAME: [409, 'Username needed', 'Choose a username and a display name to finish signing up.'],
  NOT_CONFIRMED: [422, 'Not confirmed', 'What was typed is not the username of this account.'],
  AVATAR_INVALID: [
    422,
    'Picture not usable',
    'The picture must be a PNG, JPEG or WebP of at most 256 × 256 pixels and 100 kB.',
  ],
  OTP_WRONG: [422, 'Wrong code', 'This is not the code that was sent. Check it and try again.'],
  OTP_EXPIRED: [422, 'Code expired', 'This code is no longer valid. Ask for a new one.'],
  METHOD_NOT_ALLOWED: [405, 'Not possible', 'This address does not take that kind of request.'],
  ID_TAKEN: [409, 'Already taken', 'A problem with this id exists already. Choose another title or id.'],
  STORAGE_FULL: [
    422,
    'No more room',
    'This server keeps no more data of your account. Shorten test data or delete a problem, then send this again.',
  ],
  USERNAME_TAKEN: [409, 'Already taken', 'Username already taken.'],
  EMAIL_TAKEN: [409, 'Already taken', 'Email is already in use.'],
  REJUDGE_NOT_FOUND: [404, 'Not found', 'There is no such rejudging of this problem.'],
  REJUDGE_OPEN: [409, 'Not possible now', 'This problem is being rejudged. Apply or cancel that first.'],
  REJUDGE_NOT_READY: [409, 'Not ready', 'Not everything has been judged again yet.'],
  REJUDGE_SETTLED: [409, 'Not possible', 'This rejudging was applied or cancelled already.'],
  PROBLEM_CHANGED: [
    409,
    'Problem changed',
    'The problem has changed since the preview. Cancel the preview and start a new one.',
  ],
  PROBLEM_EDITED: [
    409,
    'Changed elsewhere',
    'This problem was changed meanwhile, in another tab or on another device. Open it anew to change it.',
  ],
  IN_PROGRESS: [409, 'In progress', 'The same request is being worked on. Ask again in a moment.'],
  NOT_TRIED: [425, 'Not tried', 'What came before it has to be sent again first.'],
  KEY_MISSING: [400, 'Invalid request', 'This call needs an Idempotency-Key header.'],
  KEY_REUSED: [422, 'Key used before', 'This Idempotency-Key was used for a different request.'],
  LANGUAGE_UNAVAILABLE: [422, 'Language unavailable', 'This server cannot judge that language.'],
  NOT_JUDGED_HERE: [422, 'Not judged', 'Submissions of this kind of problem are answers, not code.'],
  NOT_A_QUESTION: [422, 'Not a question', 'This problem is solved with code, not with an answer.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests', 'Too many requests. Please try again later.'],
  INTERNAL: [500, 'Server error', 'Something went wrong.'],
  UNAVAILABLE: [503, 'Not ready', 'The server is starting or stopping. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, error: string, message: string]>;

export type ErrorCode = keyof typeof rows;
export const errorCodes = Object.keys(rows) as ErrorCode[];

/** HTTP status, heading and default sentence of an error code. */
export function describeError(code: ErrorCode): { status: number; error: string; message: string } {
  const [status, error, message] = rows[code];
  return { status, error, message };
}
