import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { messages } from './messages';

/** An email takes a moment; a new request would invalidate the code on its way. */
const pauseSeconds = 30;

/** Limited to one request per 30 s. A changed `sentCount` means a new email. */
export function ResendCode({ sentCount, onResend }: { sentCount: number; onResend(): void }) {
  const [leftSeconds, setLeftSeconds] = useState(pauseSeconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mail restarts the wait
  useEffect(() => {
    setLeftSeconds(pauseSeconds);
    const timer = setInterval(() => setLeftSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [sentCount]);
  return (
    <Button look="quiet" disabled={leftSeconds > 0} onClick={onResend}>
      {leftSeconds > 0 ? messages.sendNewCodeIn(leftSeconds) : messages.sendNewCode}
    </Button>
  );
}
