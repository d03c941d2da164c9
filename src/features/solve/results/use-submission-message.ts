import type { RefObject } from 'react';
import type { SubmissionRow } from '../../../data/work/submissions';
import type { Draft } from '../draft/use-draft';
import { useIsOlder } from '../draft/use-is-older';
import type { EditorDocument, EditorHandle } from '../editor/code-editor';
import type { Running } from '../run/use-running';
import { isMessageCurrent, type Network, submissionText } from './submission-words';

interface MessageOptions {
  newest: SubmissionRow | undefined;
  network: Network;
  /** What the last try to send it met. */
  lastError: { errorCode: string; message: string } | undefined;
  running: Running;
  draft: Draft;
  editor: RefObject<EditorHandle | null>;
}

interface SubmissionMessage {
  /** How the newest submission is getting on. */
  told: string;
  /** The same, as long as it is about the program in the editor. */
  current: string;
  edited(document: EditorDocument, read: () => string): void;
}

/** SOLVE-4: the message about the newest submission. */
export function useSubmissionMessage(options: MessageOptions): SubmissionMessage {
  const { newest, network, lastError, running, draft, editor } = options;
  const { isOlder, edited } = useIsOlder(newest?.code, draft.document, editor);
  const told = newest ? submissionText(newest, network, lastError) : '';
  const ranAt = running.isOn ? Number.POSITIVE_INFINITY : running.shown?.of.startedAt;
  return {
    told,
    current: newest && isMessageCurrent(newest, { isOlder, ranAt }) ? told : '',
    edited(document, read) {
      running.edited(document, read);
      edited(read);
    },
  };
}
