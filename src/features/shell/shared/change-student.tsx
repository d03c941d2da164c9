import { useRouter } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { changeStudent } from '../../../sync/shared-device/change-student';
import { IconButton } from '../../../ui/button';
import { messages } from '../messages';

const label = messages.changeStudent;

/** One press: unsent work is encrypted, so there is nothing to ask. */
export function ChangeStudent() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // An editor stores its text when its page closes.
    await router.navigate({ to: '/shared' });
    await changeStudent();
  };
  return (
    <IconButton label={label} disabled={busy} onClick={() => void leave()}>
      <ArrowLeftRight aria-hidden />
    </IconButton>
  );
}
