import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useForm } from '../../wizard/use-fields';
import { lockedFields, lockOf } from './lock';
import { messages } from './messages';
import type { ContestWizard } from './wizard-types';

const hints = { started: messages.lock.startedHint, ended: messages.lock.endedHint };

/** Shown after the start; offers to restore locked fields, which would prevent saving. */
export function LockNotice({ wizard }: { wizard: ContestWizard }) {
  const form = useForm(wizard);
  const lock = lockOf(form);
  if (lock === 'none' || !form.base) return null;
  const { before } = form.base;
  const changed = lockedFields(lock).filter((field) => textOf(form[field]) !== textOf(before[field]));
  const restore = () => wizard.change(Object.fromEntries(changed.map((field) => [field, before[field]])));
  const title = messages.lock[lock];
  if (changed.length === 0) return <Notice title={title}>{hints[lock]}</Notice>;
  return (
    <Notice
      tone="alert"
      title={title}
      actions={
        <Button small onClick={restore}>
          {messages.lock.restore}
        </Button>
      }
    >
      {messages.lock.changedLocked}
    </Notice>
  );
}

const textOf = (value: unknown) => (value instanceof Uint8Array ? value.join() : JSON.stringify(value));
