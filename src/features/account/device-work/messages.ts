/** Texts of the question whether work from before the sign-in joins the account. */

import type { DeviceWork } from '../../../data/device-work/device-work';
import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

export const messages = translated('features/account/device-work', {
  title: 'Work from before you signed in',
  question(work: DeviceWork): string {
    const { drafts, answers, creations, unsent, solved, answered } = work;
    const kinds = [
      [drafts, 'code draft'],
      [answers, 'unfinished answer'],
      [creations, 'draft of a contest or problem'],
      [unsent, 'unsent item'],
      [solved, 'solved problem'],
      [answered, 'answered question'],
      [work.bookmarks, 'bookmark'],
      [work.lists, 'list'],
      [work.notes, 'note'],
    ] as const;
    const found = kinds.flatMap(([count, noun]) => (count > 0 ? counted(count, noun) : []));
    return `This device has work that was done without signing in: ${found.join(', ')}. Is it yours?`;
  },
  add: 'Add to my account',
  added: 'Added to your account.',
  keepSeparate: 'Keep separate',
  keptSeparate: 'Kept separate. You can still add it on your profile.',
  notSaved: 'Could not save this on the device. Please try again.',
});
