import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import styles from '../editor/code-editor.module.css';
import { messages } from '../messages';
import { statementText } from '../statement/statement-text';

interface ReturnedStatementNoticeProps {
  before: { version: number; text: string };
  problem: ProblemDetail;
  onDismiss(): void;
}

export function ReturnedStatementNotice({ before, problem, onDismiss }: ReturnedStatementNoticeProps) {
  return (
    <div className={styles.notJudged} role="status">
      <p>{messages.statement.changedSince(problem.version, before.version)}</p>
      <p className={styles.choice}>
        <Button small onClick={onDismiss}>
          {messages.statement.dismiss}
        </Button>
      </p>
      <details>
        <summary>{messages.difference.show}</summary>
        <ChangedLines
          before={before.text}
          after={statementText(problem)}
          names={[messages.statement.version(before.version), messages.statement.version(problem.version)]}
        />
      </details>
    </div>
  );
}
