import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useForm } from '../../wizard/use-fields';
import { lockedFields, lockOf } from './lock';
import type { ContestWizard } from './wizard-types';

const words = {
  begun: {
    title: 'This contest has begun: only its texts and its end can be changed.',
    rest: 'Participants are told what is changed.',
  },
  over: {
    title: 'This contest is over: only its texts can be changed.',
    rest: 'Whoever took part can read what was changed.',
  },
} as const;

/** Shown once the contest has begun; offers to restore locked fields, which would prevent saving. */
export function LockNotice({ wizard }: { wizard: ContestWizard }) {
  const form = useForm(wizard);
  const lock = lockOf(form);
  if (lock === 'none' || !form.base) return null;
  const { before } = form.base;
  const stuck = lockedFields(lock).filter((field) => textOf(form[field]) !== textOf(before[field]));
  const putBack = () => wizard.change(Object.fromEntries(stuck.map((field) => [field, before[field]])));
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

const textOf = (value: unknown) => (value instanceof Uint8Array ? value.join() : JSON.stringify(value));
