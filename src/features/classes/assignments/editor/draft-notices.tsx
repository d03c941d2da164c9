import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { messages } from './messages';

/** The form shows text that was typed on an earlier visit. */
export function KeptText({ onDiscard }: { onDiscard(): void }) {
  return (
    <Notice
      actions={
        <Button small onClick={onDiscard}>
          {messages.discard}
        </Button>
      }
    >
      {messages.kept}
    </Notice>
  );
}

interface NewerVersionProps {
  version: number;
  onContinue(): void;
  onStartOver(): void;
}

/** Somebody saved the assignment after this text was begun: the teacher chooses. */
export function NewerVersion({ version, onContinue, onStartOver }: NewerVersionProps) {
  return (
    <Notice
      tone="accent"
      title={messages.newerVersion(version)}
      actions={
        <>
          <Button small onClick={onContinue}>
            {messages.continueChanges}
          </Button>
          <Button small look="danger" onClick={onStartOver}>
            {messages.startOver(version)}
          </Button>
        </>
      }
    >
      {messages.newerVersionHint}
    </Notice>
  );
}
