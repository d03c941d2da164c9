import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';

/** A mail takes a moment; asking again at once would only end the code that is on its way. */
const pauseSeconds = 30;

/** Has a new code sent, not more often than every 30 s. `sentCount` tells one mail from the next. */
export function ResendCode({ sentCount, onResend }: { sentCount: number; onResend(): void }) {
  const [leftSeconds, setLeftSeconds] = useState(pauseSeconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every mail begins the wait anew
  useEffect(() => {
    setLeftSeconds(pauseSeconds);
    const timer = setInterval(() => setLeftSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [sentCount]);
  return (
    <Button look="quiet" disabled={leftSeconds > 0} onClick={onResend}>
      {leftSeconds > 0 ? `Send a new code in ${leftSeconds} s` : 'Send a new code'}
    </Button>
  );
}
