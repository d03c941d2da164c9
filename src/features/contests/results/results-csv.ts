import type { ContestResults } from '../../../../contract/entities/contest/contest-results';
import { languageLabels } from '../../../../contract/limits';
import { csvText } from '../../../lib/files/csv';
import { formatElapsed } from '../../../lib/format-elapsed';
import { letterOf } from '../../../lib/problems/problem-letter';
import { messages } from './messages';

/** A row for each submission. @param problem position; undefined: all problems */
export function resultsCsv({ problems, rows }: ContestResults, problem?: number): string {
  const wanted = rows.filter((row) => problem === undefined || row.problem === problem);
  return csvText([
    messages.csvColumns,
    ...wanted.map((row) => {
      const { title = '', points = 100 } = problems[row.problem] ?? {};
      return [
        letterOf(row.problem),
        title,
        row.username,
        row.displayName,
        row.language === null ? messages.answer : languageLabels[row.language],
        formatElapsed(row.contestTimeMs),
        row.writtenTime,
        row.receivedTime,
        row.state,
        row.verdict ?? '',
        row.score === null ? '' : String(row.score),
        row.score === null ? '' : String((row.score * points) / 100),
      ];
    }),
  ]);
}
