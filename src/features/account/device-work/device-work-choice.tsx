import { useState } from 'react';
import {
  type DeviceWork,
  keepDeviceWorkSeparate,
  takeOverDeviceWork,
} from '../../../data/device-work/device-work';
import { counted } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';

export function deviceWorkText(work: DeviceWork): string {
  const { drafts, answers, creations, unsent, solved, answered } = work;
  const parts = [
    [drafts, 'code draft'],
    [answers, 'unfinished answer'],
    [creations, 'draft of a contest or problem'],
    [unsent, 'unsent item'],
    [solved, 'solved problem'],
    [answered, 'answered question'],
  ] as const;
  const words = parts.flatMap(([count, noun]) => (count > 0 ? counted(count, noun) : []));
  return `Somebody left this here while signed out: ${words.join(', ')}. Was it you?`;
}

/** Work changes owner only by the user's choice (Offline 6). */
export function DeviceWorkChoice({ account, onDone }: { account: string; onDone?: () => void }) {
  const [busy, setBusy] = useState(false);
  const choose = async (act: (account: string) => Promise<void>, said: string) => {
    setBusy(true);
    try {
      await act(account);
      void showToast(said, { tone: 'safe' });
      onDone?.();
    } catch (error) {
      console.error('The work done signed out could not be moved', error);
      void showToast('Could not save this on the device. Please try again.', { tone: 'alert' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        small
        look="primary"
        disabled={busy}
        onClick={() => void choose(takeOverDeviceWork, 'Added to your account.')}
      >
        Add to my account
      </Button>
      <Button
        small
        disabled={busy}
        onClick={() => void choose(keepDeviceWorkSeparate, 'Kept separate. Your profile offers it again.')}
      >
        Keep separate
      </Button>
    </>
  );
}
