import { use, useEffect, useMemo } from 'react';
import { Button } from '../../../ui/button';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { SolveContext } from '../screen-state';
import type { FailedRun } from './advice';
import { advise } from './advise';
import { errorPlace } from './error-place';

interface CaseAdviceProps {
  run: FailedRun;
  /** Marks the line in the editor, if the editor still has this program. */
  marks?: boolean | undefined;
}

/** Names the most likely cause of a failed run. */
export function CaseAdvice({ run, marks }: CaseAdviceProps) {
  const solve = use(SolveContext);
  const found = useMemo(() => advise(run), [run]);
  const place = useMemo(() => errorPlace(run.language, run.errorText, run.code), [run]);
  const line = found?.line ?? place?.line ?? null;
  const message = found?.text ?? place?.message ?? '';
  useEffect(() => {
    const editor = solve?.editor.current;
    if (!marks || line === null || editor?.code() !== run.code) return;
    editor.mark({ line, message });
  }, [solve, marks, run.code, line, message]);
  if (!found && line === null) return null;
  const show = () => {
    if (!solve) return;
    solve.state.view = 'code';
    // After the view is on the screen.
    requestAnimationFrame(() => solve.editor.current?.goTo(line ?? 1));
  };
  return (
    <div className={styles.hint}>
      {found && <p>{found.text}</p>}
      {line !== null && solve && !solve.isReadOnly && (
        <Button small onClick={show}>
          {messages.run.showLine(line)}
        </Button>
      )}
      {line !== null && !solve && <p>{messages.run.line(line)}</p>}
    </div>
  );
}
