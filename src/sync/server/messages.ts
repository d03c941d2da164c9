import { translated } from '../../lib/translation';

/** Texts of failed server calls. */
export const messages = translated('sync/server', {
  noConnection: 'No connection',
  unreachable: 'The server cannot be reached.',
  timeout: 'No answer in time',
  /** EXP-14 */
  downtime: 'Server is experiencing unexpected downtime. Please try again later.',
  /** SRCH-7 */
  searchTimeout: "Server didn't respond. Please try again later.",
  cancelled: 'Cancelled',
  requestCancelled: 'The request was cancelled.',
  serverError: 'Server error',
  wentWrong: 'Something went wrong.',
  problemNotFound: 'This problem does not exist or is private.',
});
