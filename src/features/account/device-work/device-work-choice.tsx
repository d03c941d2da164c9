import { useState } from 'react';
import { keepDeviceWorkSeparate, takeOverDeviceWork } from '../../../data/device-work/device-work';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

/** Work changes owner only by the user's choice (Offline 6). */
export function DeviceWorkChoice({ account, onDone }: { account: string; onDone?: () => void }) {
  const [busy, setBusy] = useState(false);
  const choose = async (act: (account: string) => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await act(account);
      void showToast(done, { tone: 'safe' });
      onDone?.();
    } catch (error) {
      console.error('The work done signed out could not be moved', error);
      void showToast(messages.notSaved, { tone: 'alert' });
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
        onClick={() => void choose(takeOverDeviceWork, messages.added)}
      >
        {messages.add}
      </Button>
      <Button
        small
        disabled={busy}
        onClick={() => void choose(keepDeviceWorkSeparate, messages.keptSeparate)}
      >
        {messages.keepSeparate}
      </Button>
    </>
  );
}
