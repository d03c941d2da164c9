import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts about judging earlier submissions and answers again. */
export const messages = translated('parts/rejudge', {
  rejudging: 'Rejudging…',
  progress: (judged: number, total: number) => `Rejudged: ${judged} of ${total}`,
  outdated: 'This preview is of an older version of the problem. Cancel it and start a new one.',
  result: (changed: number, total: number, failed: number) => {
    const text = `${changed} of ${counted(total, 'submission')} would get a different verdict.`;
    return failed === 0
      ? text
      : `${text} ${counted(failed, 'submission')} could not be judged and will not change.`;
  },
  changes: 'Changes of points',
  gain: (from: number, to: number, by: number) => `${from} → ${counted(to, 'point')}: gains ${by}`,
  loss: (from: number, to: number, by: number) => `${from} → ${counted(to, 'point')}: loses ${by}`,
  noChange: 'Nobody’s points would change.',
  apply: 'Apply',
  confirmApply: (count: number) => `Apply ${counted(count, 'point change')}?`,
  confirmVerdicts: (count: number) => `Change ${counted(count, 'verdict')}?`,
  verdicts: 'Changes of verdicts',
  applied: 'Applied. Verdicts and points are updated.',
  cancel: 'Cancel',
  needsNetwork: 'Needs a network',
});
