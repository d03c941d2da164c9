import { Plus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { contestLimits } from '../../../../contract/limits';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { messages as authoring } from '../../../parts/authoring/messages';
import { DifficultyMark } from '../../../parts/problem/difficulty-mark';
import { PrivateMark } from '../../../parts/problem/private-mark';
import { Button, buttonClass, IconButton } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { useInView } from '../../../ui/use-in-view';
import { messages } from '../messages';
import styles from '../wizard.module.css';
import { matching } from './pick-problems';
import type { Usable } from './use-usable-problems';

const texts = messages.problems;

/** Rows rendered at once; the next ones render at the end of the list. */
const pageSize = 50;

interface AvailableProblemsProps {
  usable: Usable;
  added: readonly string[];
  problem: string | undefined;
  onAdd(id: string): void;
  onRemove(id: string): void;
}

/** CWIZ-11 … CWIZ-18 */
export function AvailableProblems({ usable, added, problem, onAdd, onRemove }: AvailableProblemsProps) {
  const isFull = added.length >= contestLimits.problemsMax;
  const [query, setQuery] = useState('');
  const found = matching(usable.problems ?? [], query);
  const [pages, setPages] = useState(1);
  const shown = found.slice(0, pages * pageSize);
  const more = () => setPages(pages + 1);
  const end = useInView(`${query}:${pages}:${shown.length}`, more);
  return (
    <Section
      title={texts.available}
      aside={
        <span className={styles.tools}>
          <IconButton small label={texts.refresh} disabled={usable.isPulling} onClick={usable.refresh}>
            <RefreshCw aria-hidden />
          </IconButton>
          <a href="/problems/create" target="_blank" rel="noopener" className={buttonClass('plain', true)}>
            <Plus aria-hidden /> {texts.createNew}
          </a>
        </span>
      }
    >
      <input
        type="search"
        // The target when a contest without problems is submitted (D-1).
        name="problems"
        className={styles.search}
        aria-label={texts.search}
        aria-invalid={problem !== undefined || undefined}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setPages(1);
        }}
        // Enter would submit the step.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={usable.failure ? styles.problem : styles.note}>
        {statusText(usable, found.length)}
      </p>
      {isFull && <p className={styles.note}>{texts.full}</p>}
      <ul className={styles.problems} aria-label={texts.available}>
        {shown.map((one) => (
          <Available
            key={one.id}
            problem={one}
            isAdded={added.includes(one.id)}
            isFull={isFull}
            onAdd={() => onAdd(one.id)}
            onRemove={() => onRemove(one.id)}
          />
        ))}
        {shown.length < found.length && (
          <li ref={end}>
            <Button small onClick={more}>
              {texts.showMore}
            </Button>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** CWIZ-17, CWIZ-18. Local problems stay usable during the fetch. */
function statusText({ isPulling, failure, problems }: Usable, count: number): string {
  if (isPulling) return texts.loading;
  if (failure !== null) return texts.loadFailed(failure);
  if (problems && count === 0) return texts.noMatch;
  return problems ? texts.count(count) : '';
}

interface AvailableProps {
  problem: UsableProblem;
  isAdded: boolean;
  /** No other one can be added. */
  isFull: boolean;
  onAdd(): void;
  onRemove(): void;
}

function Available({ problem, isAdded, isFull, onAdd, onRemove }: AvailableProps) {
  const { title, difficulty, type, excerpt } = problem;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{title}</strong>
        {excerpt && <span className={styles.note}>{excerpt}</span>}
        <span className={styles.marks}>
          <DifficultyMark difficulty={difficulty} />
          <span>{authoring.types[type]}</span>
          {problem.public === true && <span className={styles.badge}>{texts.public}</span>}
          {(problem.public === false || problem.isPrivate) && <PrivateMark />}
        </span>
      </div>
      <Button
        small
        look={isAdded ? 'quiet' : 'plain'}
        icon={isAdded ? <X aria-hidden /> : <Plus aria-hidden />}
        aria-label={isAdded ? texts.removeProblem(title) : texts.addProblem(title)}
        disabled={isFull && !isAdded}
        onClick={isAdded ? onRemove : onAdd}
      >
        {isAdded ? texts.remove : texts.add}
      </Button>
    </li>
  );
}
