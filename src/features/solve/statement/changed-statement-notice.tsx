import type { ProblemDetail } from '../../../../contract/entities/problem';
import { Button } from '../../../ui/button';
import { ChangedLines } from '../changes/changed-lines';
import styles from '../editor/code-editor.module.css';
import { statementText } from './statement-text';

interface ChangedStatementNoticeProps {
  shown: ProblemDetail;
  changed: ProblemDetail;
  onTakeOver(): void;
}

export function ChangedStatementNotice({ shown, changed, onTakeOver }: ChangedStatementNoticeProps) {
  return (
    <div className={styles.notJudged} role="status">
      <p>
        {`This statement was changed (version ${changed.version}). `}
        You still see the one you began with (version {shown.version}); what you submit is judged by the new
        one.
      </p>
      <p className={styles.choice}>
        <Button small onClick={onTakeOver}>
          Show the new statement
        </Button>
      </p>
      <details>
        <summary>Show the difference</summary>
        <ChangedLines
          before={statementText(shown)}
          after={statementText(changed)}
          names={['as you see it', 'new']}
        />
      </details>
    </div>
  );
}
