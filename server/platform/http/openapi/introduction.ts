import { describeError, errorCodes } from '../../../../contract/errors';
import { idempotencyKeepDays, outboxBatch, runPolling } from '../../../../contract/limits';
import type { RateLimits } from '../../config';

interface Facts {
  readonly limits: RateLimits;
  readonly accounts: 'local' | 'firebase';
}

/** The first part of the API documentation, as Markdown. */
export function introduction({ limits, accounts }: Facts): string {
  return [about, signingIn[accounts], keys, outbox, limitsText(limits), verdictText, errorText()].join(
    '\n\n',
  );
}

const about = `All apps of Codeferry use these calls. Addresses are relative to this server. Bodies and answers are JSON, times are ISO 8601 in UTC. A call changes only in compatible ways: new optional fields and new calls. Ignore fields that you do not know.

The command line uses the same calls: \`npx ADDRESS-OF-THIS-SERVER/codeferry.tgz submit sum.py\`. It has no dependencies and needs Node 20.`;

const bearer =
  'Send the ID token of a session as `Authorization: Bearer TOKEN`. Each call says whether it needs one. A call with "optional" sign-in answers without an account too.';

const signingIn = {
  local: `## Sign in
${bearer}

1. \`POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword\` with email and password returns \`idToken\`, \`refreshToken\` and \`localId\` (the uid). For an account without an email, the email is \`NAME@no-mail.invalid\`.
2. The ID token is valid for one hour. \`POST /securetoken.googleapis.com/v1/token\` with the refresh token returns a new one, and the next refresh token. Store it: it replaces the old one.
3. A new account needs a profile: \`POST /api/users/signup_email\`. Until then, some calls answer USER_NOT_FOUND.`,
  firebase: `## Sign in
${bearer}

This server keeps its accounts at Firebase. \`GET /api/meta\` returns the project. Get an ID token with Firebase's SDK or its REST API. A new account needs a profile: \`POST /api/users/signup_email\`.`,
};

const keys = `## Idempotency keys
A call that changes something accepts or requires the header \`Idempotency-Key\`: 8 to 128 visible ASCII characters, for example a UUID. Make the key together with the work, store both, and use the same key for each retry. The server stores key, effect and answer in one transaction:

- A repeat has no second effect. It returns the first answer, with the header \`idempotency-replayed: true\`.
- The same key with another body answers KEY_REUSED. While the first request is still being processed, a repeat answers IN_PROGRESS.
- A refused request stores nothing, so the same key may be used again.
- Keys belong to an account and are kept for at least ${idempotencyKeepDays} days.`;

const outbox = `## Send work from an outbox
A device without a network stores its work and sends it later. Our apps do it like this:

1. Store call, body and a new key on the device. Then send.
2. No answer, 408, 425, 429, 5xx or IN_PROGRESS: retry with the same key after \`Retry-After\`, or after a growing delay.
3. 401: keep the work until the user signs in again.
4. Other 4xx: show the reason and keep the work. The user changes it or discards it.
5. 200: the server has the work. Only now remove it from the outbox.

\`POST /api/outbox\` sends up to ${outboxBatch.entriesMax} such calls in one request. Each one has its own key, answer and limits. Entries with the same \`stream\` run in order; after one that must be retried, the others of its stream answer NOT_TRIED.`;

const verdictText = `## Verdicts
\`POST /api/code/submit\` answers as soon as the program is stored. Ask \`GET /api/code/status/ID?wait=${runPolling.waitSecondsMax}\` until \`status\` is \`done\` or \`error\`; with \`wait\` the server answers when the state is final, or after that many seconds. AC accepted, WA wrong answer, TLE time limit, MLE memory limit, OLE output limit, RTE run-time error, CE compile error, JE error of the judge (the server judges again).`;

function limitsText(limits: RateLimits): string {
  return `## Rate limits
Over a limit, the answer is TOO_MANY_REQUESTS (429) with the header \`Retry-After\` in seconds. A repeat with a used idempotency key does not count. On this server, per minute:

| what | limit | counted for |
|---|---|---|
| all requests | ${limits.requests} | network address |
| submissions | ${limits.submit} | account, or network address |
| sample runs | ${limits.run} | account, or network address |
| created or changed objects | ${limits.create} | account |
| drafts | ${limits.draft} | account |
| searches | ${limits.search} | account, or network address |
| checks for free names | ${limits.availability} | network address |
| reports | ${limits.report} | account, or network address |
| sign-ins | ${limits.signIn}, and ten times that for all emails | email and network address |
| new accounts | ${limits.signUp} | network address |

A server that is working on ${limits.atOnce} requests answers TOO_MANY_REQUESTS too.`;
}

function errorText(): string {
  const rows = errorCodes.map((code) => {
    const { status, message } = describeError(code);
    return `| ${code} | ${status} | ${message} |`;
  });
  return `## Errors
An error has an HTTP status and a body with \`errorCode\` (for programs), \`error\` and \`message\` (for people), and with VALIDATION the \`fields\` that are wrong. Each call lists its own codes. Every call can also answer VALIDATION, TOO_MANY_REQUESTS, INTERNAL and UNAVAILABLE.

| errorCode | status | message |
|---|---|---|
${rows.join('\n')}`;
}
