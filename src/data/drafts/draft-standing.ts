/**
 * How a draft on this device stands to the server's, and what is to be done about it. Pure.
 *
 * Theory of operation. `known` is the last text that both sides had, `mine` the text here, `theirs` the newest one of the server if it
 * is another than `known`. What was not changed on one side follows the other. Where both were changed, nothing is done until a person
 * has chosen; a draft that was thrown away on one side is no text that could be lost, so the text of the other side stands. A text
 * that was sent and not answered may be `known` to the server or not: until that is clear nothing else is looked at.
 */

export interface RemoteVersion {
  readonly revision: number;
  /** Null: thrown away there. */
  readonly code: string | null;
  readonly device: string;
  /** ms of that device's clock. */
  readonly savedAt: number;
}

export interface Standing {
  readonly mine: string | null;
  readonly known: string | null;
  readonly revision: number;
  readonly isSending: boolean;
  readonly theirs: RemoteVersion | undefined;
}

/**
 * rest: both sides have the same · resend: ask again what became of what was sent · send: `mine` is news · agree: `theirs` is known
 * from now on, and the draft stays what it is · take: `theirs` becomes the draft · ask: a person must choose.
 */
export type DraftStep = 'rest' | 'resend' | 'send' | 'agree' | 'take' | 'ask';

export function nextStep({ mine, known, revision, isSending, theirs }: Standing): DraftStep {
  if (isSending) return 'resend';
  if (!theirs) return mine === known ? 'rest' : 'send';
  if (theirs.revision <= revision || theirs.code === mine) return 'agree';
  if (mine === known || mine === null) return 'take';
  return theirs.code === null ? 'agree' : 'ask';
}
