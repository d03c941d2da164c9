import { CircleQuestionMark, Code, Hash, History, Route, Trophy, UserRound } from 'lucide-react';
import type { SearchResult } from '../../../contract/entities/search';
import { isQuestionType } from '../../../contract/rules/question-type';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { PrivateMark } from '../../parts/problem/private-mark';
import { markFound } from './marked-text';
import { messages } from './messages';
import styles from './search.module.css';

export function ResultRow({ result, query }: { result: SearchResult; query: string }) {
  const { name, snippet, difficulty, count } = result;
  const { Icon, kind } = kindOf(result);
  return (
    <>
      <Icon className={styles.kind} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>
          <Marked text={name} query={query} />
          <span className="visually-hidden">, {kind}</span>
        </span>
        {snippet && (
          <span className={styles.snippet}>
            <Marked text={snippet} query={query} />
          </span>
        )}
      </span>
      <span className={styles.aside}>
        {result.isPrivate && <PrivateMark />}
        {difficulty && <DifficultyMark difficulty={difficulty} />}
        {!difficulty && (count === undefined ? kind : countText(result, count))}
      </span>
    </>
  );
}

export function RecentRow({ query }: { query: string }) {
  return (
    <>
      <History className={styles.kind} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>{query}</span>
      </span>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markFound(text, query).map((piece) =>
    piece.found ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
  );
}

function countText({ type }: SearchResult, count: number): string {
  return type === 'tag' ? messages.tagUses(count) : messages.problems(count);
}

function kindOf({ type, problemType }: SearchResult) {
  const isQuestion = problemType !== undefined && isQuestionType(problemType);
  if (isQuestion) return { Icon: CircleQuestionMark, kind: messages.kinds.question };
  const Icon = {
    problem: Code,
    contest: Trophy,
    challenge: Route,
    tag: Hash,
    user: UserRound,
  }[type];
  return { Icon, kind: messages.kinds[type] };
}
