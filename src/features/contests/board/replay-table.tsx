import type { CSSProperties } from 'react';
import type { ContestReplay } from '../../../../contract/entities/contest/contest-results';
import type { ReplayCell, ReplayRow } from '../../../../contract/rules/contest/replay';
import { letterOf } from '../../../lib/problems/problem-letter';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { FirstHeads } from './first-heads';
import { formatScore } from './format-score';
import styles from './leaderboard.module.css';
import { messages } from './messages';
import { ProblemCell } from './problem-cell';

interface ReplayTableProps {
  replay: ContestReplay;
  rows: readonly ReplayRow[];
  /** The row that a resolver looks at. */
  focus?: number | undefined;
  /** The problem that it reveals next, in that row. */
  nextProblem?: number | undefined;
}

/** A leaderboard computed on the device: of a past moment, for spectators, or in a resolver. */
export function ReplayTable({ replay, rows, focus, nextProblem }: ReplayTableProps) {
  const { problems, people } = replay;
  const isIcpc = replay.scoring === 'icpc';
  return (
    <ScrollArea label={messages.table} className={styles.scroll}>
      <table className={styles.table} style={{ '--problems': problems.length } as CSSProperties}>
        <thead>
          <tr>
            <FirstHeads isIcpc={isIcpc} />
            {isIcpc && (
              <th scope="col" className={styles.number}>
                {messages.penalty}
              </th>
            )}
            {problems.map(({ title }, index) => (
              <th key={letterOf(index)} scope="col" className={styles.cell} data-tip={title}>
                {letterOf(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, rank, standing, cells }, index) => (
            <tr key={person} aria-current={focus === index ? true : undefined} data-row={index}>
              <td className={styles.rank}>{rank}</td>
              <th scope="row" className={styles.who}>
                {people[person]?.displayName}
              </th>
              <td className={styles.number}>{formatScore(standing.totalScore)}</td>
              {isIcpc && <td className={styles.number}>{Math.round(standing.penaltyMs / 60_000)}</td>}
              {cells.map((cell, problem) => (
                <ProblemCell
                  key={letterOf(problem)}
                  letter={letterOf(problem)}
                  cell={toCell(cell)}
                  points={isIcpc ? undefined : problems[problem]?.points}
                  isNext={focus === index && nextProblem === problem}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function toCell({ score, reachedMs, attempts, pending, isFirst }: ReplayCell) {
  const wrongTries = score > 0 ? Math.max(0, attempts - 1) : attempts;
  if (score === 0 && wrongTries === 0 && pending === 0) return null;
  return { score, wrongTries, isFirst, isPending: pending > 0, reachedMs: score > 0 ? reachedMs : undefined };
}
