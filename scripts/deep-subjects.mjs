/** @import { DeepSubject } from './steps/deep-lane.mjs' */

/**
 * The subjects of the deep lane. Each deep test file belongs to one of them. `.ci/run` runs the subjects whose
 * folders the last day's commits touch, in this order while there is time.
 * @type {DeepSubject[]}
 */
export const deepSubjects = [
  {
    name: 'outbox-stories',
    project: 'unit-deep',
    folders: ['src/sync/drain', 'src/data/outbox', 'src/data/intents'],
    files: ['src/sync/drain/outbox-fuzz'],
  },
];
