import { sentence } from '../../lib/translation';
import { messages } from '../messages';

/** Of a schema. */
interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** The schema has no message, and the schema library used its own. */
export const isWordless = ({ message }: Pick<Issue, 'message'>) => /^Invalid input/.test(message);

/** A message for the user, also where the schema has none. */
export function issueText(issue: Issue): string {
  if (!isWordless(issue)) return sentence(issue.message);
  const { code, origin, minimum, maximum } = issue;
  const isList = origin === 'array';
  if (origin !== 'string' && !isList) return messages.notValid;
  if (code === 'too_small' && minimum === 1) return messages.missing;
  if (code !== 'too_big' || maximum === undefined) return messages.notValid;
  return (isList ? messages.tooMany : messages.tooLong)(Number(maximum));
}
