import { momentText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import type { TextOrigin } from '../draft/foreign-text';
import styles from '../editor/code-editor.module.css';
import { messages } from '../messages';

interface ForeignDraftNoticeProps {
  /** Undefined: another tab of this device. */
  from: TextOrigin | undefined;
  onUseOther(): void;
  onKeep(): void;
}

/** Another tab or device changed this draft: nothing is overwritten until the user decides. */
export function ForeignDraftNotice({ from, onUseOther, onKeep }: ForeignDraftNoticeProps) {
  return (
    <div className={styles.notJudged} role="alert">
      <p>
        {from
          ? messages.draft.deviceConflict(from.device, momentText(from.savedAt, Date.now()))
          : messages.draft.tabConflict}
      </p>
      <p className={styles.choice}>
        <Button small onClick={onUseOther}>
          {messages.draft.useOther}
        </Button>
        <Button small onClick={onKeep}>
          {messages.draft.keepThis}
        </Button>
      </p>
    </div>
  );
}
