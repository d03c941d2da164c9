import type { SimilarPair } from '../../../../contract/entities/contest/similarity';
import type { SimilaritySearch } from '../organiser/similarity-search';

export const pairName = ({ left, right }: Pick<SimilarPair, 'left' | 'right'>) => `${left.id}.${right.id}`;

export const isMatching = (pair: SimilarPair, { problem, language }: SimilaritySearch): boolean =>
  (problem === undefined || pair.problemID === problem) &&
  (language === undefined || pair.language === language);
