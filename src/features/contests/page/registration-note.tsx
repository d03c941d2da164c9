import { CloudUpload, LogIn, TriangleAlert } from 'lucide-react';
import { discardEntry, retryEntry } from '../../../data/outbox/outbox';
import { errorText } from '../../../lib/error-text';
import { askToSignIn } from '../../../parts/sign-in-request';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { messages } from './messages';
import type { RegistrationNote as Note } from './registration-state';

const texts = messages.registration;

interface RegistrationNoteProps {
  note: Note;
  offline: boolean;
  onRegisterAgain(): void;
}

export function RegistrationNote({ note, offline, onRegisterAgain }: RegistrationNoteProps) {
  const cancel = (
    <Button small look="quiet" onClick={() => void discardEntry(note.id)}>
      {texts.cancel}
    </Button>
  );
  switch (note.type) {
    case 'queued':
      return (
        <Notice icon={<CloudUpload aria-hidden />} title={texts.queued} actions={cancel}>
          {offline ? texts.sentLater : texts.sending}
        </Notice>
      );
    case 'signInNeeded':
      return (
        <Notice
          tone="accent"
          icon={<LogIn aria-hidden />}
          title={texts.notSent}
          actions={
            <>
              <Button small onClick={askToSignIn}>
                {texts.signInAgain}
              </Button>
              {cancel}
            </>
          }
        >
          {texts.sessionEnded}
        </Notice>
      );
    case 'refused': {
      const again =
        note.errorCode === 'CONTEST_PASSWORD_WRONG' ? onRegisterAgain : () => void retryEntry(note.id);
      return (
        <Notice
          tone="alert"
          icon={<TriangleAlert aria-hidden />}
          title={texts.refused}
          actions={
            <>
              <Button small onClick={again}>
                {texts.retry}
              </Button>
              <Button small look="quiet" onClick={() => void discardEntry(note.id)}>
                {texts.dismiss}
              </Button>
            </>
          }
        >
          {errorText(note)}
        </Notice>
      );
    }
    default:
      return note satisfies never;
  }
}
