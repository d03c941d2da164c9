import { Link } from '@tanstack/react-router';
import { BookOpen, Code } from 'lucide-react';
import type { PracticeProblem } from '../../../../contract/entities/contest/contest-practice';
import type { WorkState } from '../../../data/contest-run/contest-practice';
import { useFromLink } from '../../../parts/use-from';
import { workRoute } from '../../../parts/work-route';
import { Button, buttonClass } from '../../../ui/button';
import { messages } from './messages';
import styles from './practice.module.css';

export interface ListedProblem extends PracticeProblem {
  practice: WorkState;
  /** Absent: no run on this device. */
  contest?: WorkState;
}

interface PracticeListProps {
  problems: readonly ListedProblem[];
  /** Absent: editorials are hidden. */
  onRead: ((problemID: string) => void) | undefined;
}

export function PracticeList({ problems, onRead }: PracticeListProps) {
  return (
    <ul className={styles.list}>
      {problems.map((listed) => (
        <Item
          key={listed.id}
          listed={listed}
          onRead={onRead && listed.editorial ? () => onRead(listed.id) : undefined}
        />
      ))}
    </ul>
  );
}

function Item({ listed, onRead }: { listed: ListedProblem; onRead: (() => void) | undefined }) {
  const { id, title, problem, practice, contest } = listed;
  const fromLink = useFromLink();
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <span className={styles.states}>
        {contest && <span>{messages.inContest[contest]}</span>}
        <span>{problem ? messages.inPractice[practice] : messages.private}</span>
      </span>
      {(problem || onRead) && (
        <span className={styles.actions}>
          {problem && (
            <Link
              to={workRoute(problem.type)}
              params={{ problemID: id }}
              {...fromLink}
              className={buttonClass('plain', true)}
              aria-label={messages.solveNamed(title)}
            >
              <Code aria-hidden /> {messages.solve}
            </Link>
          )}
          {onRead && (
            <Button
              small
              icon={<BookOpen aria-hidden />}
              aria-label={messages.editorialOf(title)}
              onClick={onRead}
            >
              {messages.editorial}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
