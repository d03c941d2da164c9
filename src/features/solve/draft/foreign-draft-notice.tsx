import { momentText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import styles from '../editor/code-editor.module.css';
import type { TextOrigin } from './foreign-text';

interface ForeignDraftNoticeProps {
  /** Undefined: another tab of this device. */
  from: TextOrigin | undefined;
  onTakeOver(): void;
  onKeep(): void;
}

/** Another tab or device changed this draft: nothing is overwritten until the user decides. */
export function ForeignDraftNotice({ from, onTakeOver, onKeep }: ForeignDraftNoticeProps) {
  const where = from
    ? `on another device, ${momentText(from.savedAt, Date.now())}, ${from.device}`
    : 'in another tab';
  return (
    <div className={styles.notJudged} role="alert">
      <p>
        {`This code was changed ${where}. `}
        What you type here is not saved until you decide. The text you don’t choose stays under “Your
        submissions”.
      </p>
      <p className={styles.choice}>
        <Button small onClick={onTakeOver}>
          Take theirs over
        </Button>
        <Button small onClick={onKeep}>
          Keep mine
        </Button>
      </p>
    </div>
  );
}
