import { CloudUpload, LogIn, TriangleAlert } from 'lucide-react';
import { discardEntry, retryEntry } from '../../../data/outbox/outbox';
import { errorText } from '../../../lib/error-text';
import { askToSignIn } from '../../../parts/sign-in-request';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import type { RegistrationNote as Note } from './registration-state';

interface RegistrationNoteProps {
  note: Note;
  offline: boolean;
  onRegisterAgain(): void;
}

export function RegistrationNote({ note, offline, onRegisterAgain }: RegistrationNoteProps) {
  const takeBack = (
    <Button small look="quiet" onClick={() => void discardEntry(note.id)}>
      Take it back
    </Button>
  );
  switch (note.type) {
    case 'queued':
      return (
        <Notice icon={<CloudUpload aria-hidden />} title="Queued on this device" actions={takeBack}>
          {offline
            ? 'Your registration is sent as soon as there is a network. It counts once the server has it.'
            : 'Your registration is being sent.'}
        </Notice>
      );
    case 'signInNeeded':
      return (
        <Notice
          tone="accent"
          icon={<LogIn aria-hidden />}
          title="Not sent yet"
          actions={
            <>
              <Button small onClick={askToSignIn}>
                Sign in again
              </Button>
              {takeBack}
            </>
          }
        >
          The server has ended your session. Sign in again to send your registration.
        </Notice>
      );
    case 'refused': {
      const again =
        note.errorCode === 'CONTEST_PASSWORD_WRONG' ? onRegisterAgain : () => void retryEntry(note.id);
      return (
        <Notice
          tone="alert"
          icon={<TriangleAlert aria-hidden />}
          title="Not registered"
          actions={
            <>
              <Button small onClick={again}>
                Try again
              </Button>
              <Button small look="quiet" onClick={() => void discardEntry(note.id)}>
                Dismiss
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
