import type { ProblemDetail } from '../../../../contract/entities/problem';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import styles from '../editor/code-editor.module.css';
import { statementText } from './statement-text';

interface ReturnedStatementNoticeProps {
  before: { version: number; text: string };
  problem: ProblemDetail;
  onTake(): void;
}

export function ReturnedStatementNotice({ before, problem, onTake }: ReturnedStatementNoticeProps) {
  return (
    <div className={styles.notJudged} role="status">
      <p>
        {`This statement was changed since you last worked on it: you see version ${problem.version}, your code was written by version ${before.version}.`}
      </p>
      <p className={styles.choice}>
        <Button small onClick={onTake}>
          Got it
        </Button>
      </p>
      <details>
        <summary>Show the difference</summary>
        <ChangedLines
          before={before.text}
          after={statementText(problem)}
          names={['as it was', 'as it is now']}
        />
      </details>
    </div>
  );
}
