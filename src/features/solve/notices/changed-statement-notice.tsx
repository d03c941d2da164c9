import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import styles from '../editor/code-editor.module.css';
import { messages } from '../messages';
import { statementText } from '../statement/statement-text';

interface ChangedStatementNoticeProps {
  shown: ProblemDetail;
  changed: ProblemDetail;
  onShowNew(): void;
}

export function ChangedStatementNotice({ shown, changed, onShowNew }: ChangedStatementNoticeProps) {
  return (
    <div className={styles.notJudged} role="status">
      <p>{messages.statement.changed(changed.version, shown.version)}</p>
      <p className={styles.choice}>
        <Button small onClick={onShowNew}>
          {messages.statement.showNew}
        </Button>
      </p>
      <details>
        <summary>{messages.difference.show}</summary>
        <ChangedLines
          before={statementText(shown)}
          after={statementText(changed)}
          names={[messages.statement.version(shown.version), messages.statement.version(changed.version)]}
        />
      </details>
    </div>
  );
}
