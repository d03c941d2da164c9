import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';

const patienceMs = 5000;

interface TwoStepButtonProps {
  question: string;
  disabled?: boolean;
  onConfirm(): void;
  children: ReactNode;
}

/** For irreversible actions: the first press asks, the second confirms. */
export function TwoStepButton({ question, disabled = false, onConfirm, children }: TwoStepButtonProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  if (disabled) {
    return (
      <Button small disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button
      small
      look="danger"
      onClick={() => (isAsking ? onConfirm() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      {/* Reads the change out; the focus stays. */}
      <span aria-live="polite">{isAsking ? question : children}</span>
    </Button>
  );
}
