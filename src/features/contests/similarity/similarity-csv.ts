import type { SimilarityReport, SimilarPair } from '../../../../contract/entities/contest/similarity';
import { languageLabels } from '../../../../contract/limits';
import { csvText } from '../../../lib/files/csv';
import { letterOf } from '../../../lib/problems/problem-letter';
import { messages } from './messages';

export function similarityCsv(problems: SimilarityReport['problems'], pairs: readonly SimilarPair[]): string {
  return csvText([
    messages.csvColumns,
    ...pairs.map(({ problemID, language, similarity, longest, left, right }) => {
      const index = problems.findIndex(({ id }) => id === problemID);
      return [
        index < 0 ? problemID : letterOf(index),
        problems[index]?.title ?? '',
        languageLabels[language],
        String(Math.round(similarity * 100)),
        String(longest),
        ...[left, right].flatMap(({ username, displayName, id }) => [username, displayName, id]),
      ];
    }),
  ]);
}
