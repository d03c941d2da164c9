import { CircleQuestionMark, Code, Hash, History, Route, Trophy, UserRound } from 'lucide-react';
import type { SearchResult } from '../../../contract/entities/search';
import { isQuestionType } from '../../../contract/rules/question-type';
import { counted } from '../../lib/words';
import { DifficultyMark } from '../../parts/difficulty-mark';
import { markFound } from './marked-text';
import styles from './search.module.css';

export function ResultRow({ result, query }: { result: SearchResult; query: string }) {
  const { name, snippet, difficulty, count } = result;
  const { Icon, word } = kindOf(result);
  return (
    <>
      <Icon className={styles.kind} aria-hidden />
      <span className={styles.text}>
        <span className={styles.name}>
          <Marked text={name} query={query} />
          <span className="visually-hidden">, {word}</span>
        </span>
        {snippet && (
          <span className={styles.snippet}>
            <Marked text={snippet} query={query} />
          </span>
        )}
      </span>
      <span className={styles.aside}>
        {difficulty && <DifficultyMark difficulty={difficulty} />}
        {!difficulty && (count === undefined ? word : carriedWords(result, count))}
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

function carriedWords({ type }: SearchResult, count: number): string {
  return type === 'tag' ? `on ${count.toLocaleString('en')}` : counted(count, 'problem');
}

function kindOf({ type, problemType }: SearchResult) {
  const isQuestion = problemType !== undefined && isQuestionType(problemType);
  if (isQuestion) return { Icon: CircleQuestionMark, word: 'question' };
  return {
    problem: { Icon: Code, word: 'problem' },
    contest: { Icon: Trophy, word: 'contest' },
    challenge: { Icon: Route, word: 'challenge' },
    tag: { Icon: Hash, word: 'tag' },
    user: { Icon: UserRound, word: 'person' },
  }[type];
}
