/** What a wizard on a contest that is there already needs beside the usual. Loaded for that alone. */
import { serverClock } from '../../sync/server/page-client';
import type { ContestBase } from './contest-form';
import { LockNotice } from './lock-notice';
import { saveChanges } from './save-changes';
import type { Lock, WizardWords } from './wizard';

export { OpenContest } from './open-contest';

export interface InChange {
  words: WizardWords;
  LockNotice: typeof LockNotice;
  save: typeof saveChanges;
  /** By the server's clock; in a while it may be another. */
  lock(): Lock;
}

export function changeOf({ slug, version, startTime, overMs }: ContestBase): InChange {
  return {
    words: {
      title: 'Edit contest',
      back: { fallback: `/contests/${slug}`, label: 'Contest' },
      intro: `You are changing version ${version}. What you fill in is kept on this device until you save it.`,
      forward: ['Proceed to Problems', 'Proceed to Security', 'Proceed to Customization', 'Save changes'],
      busy: 'Saving…',
    },
    LockNotice,
    save: saveChanges,
    lock() {
      const now = serverClock.now();
      if (overMs !== null && now >= overMs) return 'over';
      return now >= Date.parse(startTime) ? 'begun' : 'none';
    },
  };
}
