import { Link } from '@tanstack/react-router';
import { CloudUpload, PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnProblem, ProblemUse } from '../../../contract/entities/problem/own-problem';
import { languageLabels } from '../../../contract/limits';
import { mayOnProblem } from '../../../contract/rules/problem-roles';
import { isQuestionType } from '../../../contract/rules/question-type';
import type { AccountKey } from '../../data/account/account';
import { timeAgo } from '../../lib/words';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { PrivateMark } from '../../parts/problem/private-mark';
import { useFrom } from '../../parts/use-from';
import { buttonClass } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useNow } from '../../ui/time/use-now';
import { messages as memberMessages } from './members/messages';
import { messages } from './messages';
import styles from './own-problems.module.css';
import { acceptanceOf, type OwnDraft, type OwnRow } from './own-rows';
import { DoNotSend, DraftActions, ProblemActions } from './row-actions';
import { UseLink } from './use-link';

interface OwnProblemRowProps {
  account: AccountKey;
  row: OwnRow;
  offline: boolean;
  comments: ReactNode;
  onDeleted(): void;
}

export function OwnProblemRow({ account, row, offline, comments, onDeleted }: OwnProblemRowProps) {
  const { problem, draft, updatedAt } = row;
  const title = row.title || messages.unnamed;
  const now = useNow();
  const from = useFrom();
  const age = messages.changed(timeAgo(updatedAt, now));
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {problem ? (
          <Link
            to="/problems/$problemID"
            params={{ problemID: problem.id }}
            state={{ from }}
            className={styles.title}
          >
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {problem &&
          (problem.public ? <span className={styles.mark}>{messages.public}</span> : <PrivateMark />)}
        {problem && problem.role !== 'creator' && (
          <span className={styles.mark}>{memberMessages.roles[problem.role]}</span>
        )}
        {draft && <DraftMark draft={draft} isChange={problem !== undefined} />}
      </div>
      <p className={styles.facts}>
        {problem && <DifficultyMark difficulty={problem.difficulty} />}
        <span>{problem ? `${messages.version(problem.version)}, ${age}` : age}</span>
        {problem && <Counts problem={problem} />}
        {draft?.judgeReason !== undefined && <span className={styles.judgeReason}>{draft.judgeReason}</span>}
      </p>
      {problem && problem.uses.length > 0 && <Uses uses={problem.uses} />}
      <div className={styles.ways}>
        {comments}
        {draft?.state !== 'waiting' && (!problem || mayOnProblem(problem.role, 'author')) && (
          <Link
            to="/problems/create"
            search={problem ? { edit: problem.id } : { draft: draft?.id }}
            className={buttonClass('plain', true)}
            aria-label={wayOf(draft).of(title)}
          >
            {wayOf(draft).label}
          </Link>
        )}
        {draft?.state === 'waiting' && (
          <Link to="/offline" className={buttonClass('plain', true)}>
            {messages.openOutbox}
          </Link>
        )}
        {draft?.judgeReason !== undefined && <DoNotSend draft={draft} />}
        {draft && !problem && draft.state !== 'waiting' && <DraftActions account={account} draft={draft} />}
      </div>
      {problem && (
        <details className={styles.more}>
          <summary aria-label={messages.moreOf(title)}>{messages.more}</summary>
          <Languages problem={problem} />
          <ProblemActions {...{ account, problem, draft, offline, onDeleted }} />
        </details>
      )}
    </li>
  );
}

function wayOf(draft: OwnDraft | undefined): { label: string; of(title: string): string } {
  if (draft?.state === 'stale') return { label: messages.compareStale, of: messages.compareStaleOf };
  if (draft) return { label: messages.resume, of: messages.resumeOf };
  return { label: messages.edit, of: messages.editOf };
}

function DraftMark({ draft: { state, judgeReason }, isChange }: { draft: OwnDraft; isChange: boolean }) {
  if (state === 'waiting') {
    return (
      <span className={classNames(styles.mark, styles.waiting)}>
        <CloudUpload size={12} aria-hidden />{' '}
        {judgeReason === undefined ? messages.waiting : messages.waitsForJudge}
      </span>
    );
  }
  if (state === 'refused') {
    return (
      <span className={classNames(styles.mark, styles.refused)}>
        <TriangleAlert size={12} aria-hidden /> {messages.refused}
      </span>
    );
  }
  if (state === 'stale') {
    return (
      <span className={classNames(styles.mark, styles.refused)}>
        <TriangleAlert size={12} aria-hidden /> {messages.stale}
      </span>
    );
  }
  return (
    <span className={classNames(styles.mark, styles.waiting)}>
      <PencilLine size={12} aria-hidden /> {isChange ? messages.changeDraft : messages.draft}
    </span>
  );
}

function Counts({ problem }: { problem: OwnProblem }) {
  const { triers, solvers, tries } = problem.counts;
  const percent = acceptanceOf(problem);
  if (percent === undefined) return <span>{messages.noSubmissions}</span>;
  return (
    <>
      <span>{messages.triedAndSolved(triers, solvers)}</span>
      <span>{messages.submissions(tries)}</span>
      <span>{messages.acceptance(percent)}</span>
    </>
  );
}

function Languages({ problem: { counts, type } }: { problem: OwnProblem }) {
  if (counts.languages.length === 0 || isQuestionType(type)) return null;
  return (
    <dl className={styles.languages}>
      <dt>{messages.byLanguage}</dt>
      {counts.languages.map(({ language, tries }) => (
        <dd key={language}>
          {languageLabels[language]}: {messages.submissions(tries)}
        </dd>
      ))}
    </dl>
  );
}

function Uses({ uses }: { uses: readonly ProblemUse[] }) {
  return (
    <div className={styles.uses}>
      <span>{messages.usedIn}</span>
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.key} ${use.name}`}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
    </div>
  );
}
