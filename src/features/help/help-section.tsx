import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import { readProblem } from '../../data/copies/problems';
import { offersHelp } from '../../parts/problem/offers-help';
import { useFromLink } from '../../parts/use-from';
import { Button, buttonClass } from '../../ui/button';
import styles from './help.module.css';
import { messages } from './messages';
import type { Opened } from './panel/help-panel';

const HelpPanel = lazy(() => import('./panel/help-panel').then((m) => ({ default: m.HelpPanel })));

interface HelpSectionProps {
  problemID: string;
  /** The local copy as far as it is known, so that nothing moves when it is read. */
  known?: ProblemDetail;
}

/** Below a problem: hints, the editorial, and the solutions of others. Never in a contest. */
export function HelpSection({ problemID, known }: HelpSectionProps) {
  useSnapshot(session);
  const account = accountKey();
  const fromLink = useFromLink();
  const problem = useLiveQuery(() => readProblem(problemID), [problemID], known);
  const [opened, setOpened] = useState<Opened>();
  if (!problem || !offersHelp(problem)) return null;
  const { id, type, hintCount = 0, hasEditorial = false } = problem;
  const hasSolutions = !isQuestionType(type);
  const toggle = (part: Opened) => ({
    'aria-expanded': opened === part,
    onClick: () => setOpened(opened === part ? undefined : part),
  });
  return (
    <section className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title" className={styles.title}>
        {messages.title}
      </h2>
      <div className={styles.choices}>
        {hintCount > 0 && (
          <Button small {...toggle('hints')}>
            {messages.hints(hintCount)}
          </Button>
        )}
        {hasEditorial && (
          <Button small {...toggle('editorial')}>
            {messages.editorial}
          </Button>
        )}
        {hasSolutions && (
          <Link
            to="/problems/$problemID/solutions"
            params={{ problemID: id }}
            {...fromLink}
            className={buttonClass('plain', true)}
          >
            {messages.solutions}
          </Link>
        )}
      </div>
      {opened && (
        <Suspense fallback={<p className={styles.quiet}>{messages.loading}</p>}>
          <HelpPanel key={`${account}/${opened}`} account={account} problem={problem} opened={opened} />
        </Suspense>
      )}
    </section>
  );
}
