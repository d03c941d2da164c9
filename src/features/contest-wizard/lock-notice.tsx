import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { ContestForm } from './contest-form';
import type { Lock, Wizard } from './wizard';

const words: Record<Exclude<Lock, 'none'>, { title: string; rest: string }> = {
  begun: {
    title: 'This contest has begun: only its texts and its end can be changed.',
    rest: 'Participants are told what is changed.',
  },
  over: {
    title: 'This contest is over: only its texts can be changed.',
    rest: 'Whoever took part can read what was changed.',
  },
};

/** On the wizard of a contest that has begun; what was changed before it did can be put back, or nothing could be saved. */
export function LockNotice({ form, change, lock }: Wizard) {
  if (lock === 'none' || !form.base) return null;
  const { before } = form.base;
  const stuck = lockedFields(lock).filter((field) => textOf(form[field]) !== textOf(before[field]));
  const putBack = () => change(Object.fromEntries(stuck.map((field) => [field, before[field]])));
  const { title, rest } = words[lock];
  if (stuck.length === 0) return <Notice title={title}>{rest}</Notice>;
  return (
    <Notice
      tone="alert"
      title={title}
      actions={
        <Button small onClick={putBack}>
          Put the rest back
        </Button>
      }
    >
      You have changed more than that. It cannot be saved any more: put the rest back as it was, and your
      texts stay as you wrote them.
    </Notice>
  );
}

const ends = ['endTime', 'openContestForever'] as const;
const locked = [
  ...([
    'startTime',
    'openContestImmediately',
    'timedContest',
    'duration',
    'lateSyncMinutes',
    'freezeMinutes',
    'problems',
    'maxQuestions',
  ] as const),
  ...(['randomizeQuestions', 'enableProctored', 'maxWarnings', 'passwordProtected', 'password'] as const),
  ...(['emailRestriction', 'emailDomains', 'allowedEmails', 'public', 'customLogo', 'customBanner'] as const),
];

const lockedFields = (lock: Lock): readonly Exclude<keyof ContestForm, 'base'>[] =>
  lock === 'over' ? [...locked, ...ends] : locked;

const textOf = (value: unknown) => (value instanceof Uint8Array ? value.join() : JSON.stringify(value));
