import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';

const patienceMs = 5000;

interface TwoStepButtonProps {
  /** What the second press does, as a question. */
  question: string;
  onConfirm(): void;
  children: ReactNode;
}

/** For what cannot be taken back and is not worth a dialog: the first press asks, the second does it. */
export function TwoStepButton({ question, onConfirm, children }: TwoStepButtonProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return (
    <Button
      small
      look="danger"
      onClick={() => (isAsking ? onConfirm() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      {/* Read out when it changes: the focus stays where it is. */}
      <span aria-live="polite">{isAsking ? question : children}</span>
    </Button>
  );
}
