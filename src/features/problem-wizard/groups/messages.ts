import { pointsMax } from '../../../../contract/limits';
import { locale, translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

const points = (value: number) => (Math.round(value * 100) / 100).toLocaleString(locale);

/** Texts about groups of test cases and their points. */
export const messages = translated('features/problem-wizard/groups', {
  title: 'Groups and points',
  none: 'Without groups, each case counts by its weight. With groups, a group of cases gives points together, as in the IOI.',
  begin: 'Use groups',
  end: 'Do not use groups',
  order: 'Order of the groups',
  orderNote: (value: number, cases: number) => `${points(value)} points, ${counted(cases, 'case')}`,
  add: 'Add a group',
  remove: (label: string) => `Remove ${label}`,
  label: (name: string) => `Group ${name}`,
  points: 'Points',
  pointsHint: `From ${points(-pointsMax)} to ${points(pointsMax)}. All groups together usually give 100.`,
  kind: 'How it counts',
  kinds: {
    all: 'All cases must pass',
    each: 'Each case gives its part',
    other: 'As in the package',
  },
  row: (label: string, value: number, cases: number) =>
    `${label}: ${points(value)} points, ${counted(cases, 'case')}`,
  picture: (total: number, parts: readonly string[]) =>
    `${points(total)} points in total: ${parts.join(', ')}`,
  part: (label: string, value: number) => `${label} ${points(value)}`,
  total: (value: number) => `Total: ${points(value)} points.`,
  lessThan100: (value: number) => `Total: ${points(value)} points. Add ${points(100 - value)} to reach 100.`,
  moreThan100: (value: number) =>
    `Total: ${points(value)} points. These are ${points(value - 100)} more than 100.`,
  empty: (label: string) => `${label} has no case, so nobody can get its points.`,
  ungrouped: 'Cases in no group',
  move: (number: number) => `Group of case ${number}`,
  noGroup: 'no group',
  samples: 'Samples give no points.',
});
