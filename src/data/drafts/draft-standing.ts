/**
 * Decides how to sync a draft; pure. `known`: the last text both sides had; `mine`: local; `theirs`: the
 * server's newest if it differs. An unchanged side follows the other. If both changed, the user chooses; a
 * discarded draft loses. A text sent without an answer may be on the server, so it is resolved first.
 */

export interface RemoteVersion {
  readonly revision: number;
  /** Null: discarded there. */
  readonly code: string | null;
  readonly device: string;
  /** In ms of that device's clock. */
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
 * rest: in sync · resend: the last request has no answer · send: `mine` is new · agree: mark `theirs` as
 * known, keep the draft · take: `theirs` becomes the draft · ask: the user must choose.
 */
export type DraftStep = 'rest' | 'resend' | 'send' | 'agree' | 'take' | 'ask';

export function nextStep({ mine, known, revision, isSending, theirs }: Standing): DraftStep {
  if (isSending) return 'resend';
  if (!theirs) return mine === known ? 'rest' : 'send';
  if (theirs.revision <= revision || theirs.code === mine) return 'agree';
  if (mine === known || mine === null) return 'take';
  return theirs.code === null ? 'agree' : 'ask';
}
