import { useState } from 'react';
import { momentText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import styles from '../editor/code-editor.module.css';
import type { Elsewhere } from './use-elsewhere';

interface ElsewhereNoticeProps {
  theirs: NonNullable<Elsewhere['theirs']>;
  readMine(): string;
  onChoose(choice: 'mine' | 'theirs'): void;
}

/** Both texts are kept, also after the choice. */
export function ElsewhereNotice({ theirs, readMine, onChoose }: ElsewhereNoticeProps) {
  const [mine, setMine] = useState<string>();
  return (
    <div className={styles.notJudged} role="alert">
      <p>
        {`Also changed on another device, ${momentText(theirs.savedAt, Date.now())}, ${theirs.device}. `}
        What you type here is saved on this device and goes no further until you choose. The other text stays
        under “Your submissions”.
      </p>
      <p className={styles.choice}>
        <Button small onClick={() => onChoose('theirs')}>
          Use the other
        </Button>
        <Button small onClick={() => onChoose('mine')}>
          Keep this one
        </Button>
      </p>
      <details onToggle={(event) => setMine(event.currentTarget.open ? readMine() : undefined)}>
        <summary>Show the difference</summary>
        {mine !== undefined && (
          <ChangedLines before={mine} after={theirs.code} names={['this device', theirs.device]} />
        )}
      </details>
    </div>
  );
}
