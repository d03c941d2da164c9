import { useState } from 'react';
import { momentText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import type { DeviceConflict } from '../draft/use-device-conflict';
import styles from '../editor/code-editor.module.css';
import { messages } from '../messages';

interface DeviceConflictNoticeProps {
  theirs: NonNullable<DeviceConflict['theirs']>;
  readMine(): string;
  onChoose(choice: 'mine' | 'theirs'): void;
}

/** Both texts are kept, also after the choice. */
export function DeviceConflictNotice({ theirs, readMine, onChoose }: DeviceConflictNoticeProps) {
  const [mine, setMine] = useState<string>();
  return (
    <div className={styles.notJudged} role="alert">
      <p>{messages.draft.unsentConflict(theirs.device, momentText(theirs.savedAt, Date.now()))}</p>
      <p className={styles.choice}>
        <Button small onClick={() => onChoose('theirs')}>
          {messages.draft.useOther}
        </Button>
        <Button small onClick={() => onChoose('mine')}>
          {messages.draft.keepThis}
        </Button>
      </p>
      <details onToggle={(event) => setMine(event.currentTarget.open ? readMine() : undefined)}>
        <summary>{messages.difference.show}</summary>
        {mine !== undefined && (
          <ChangedLines
            before={mine}
            after={theirs.code}
            names={[messages.draft.thisDevice, theirs.device]}
          />
        )}
      </details>
    </div>
  );
}
