import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { TwoStepButton } from '../../ui/two-step-button';

interface ActionButtonProps {
  question: string;
  disabled: boolean;
  onConfirm(): void;
  children: ReactNode;
}

/** Asks before it acts. */
export function ActionButton({ question, disabled, onConfirm, children }: ActionButtonProps) {
  if (!disabled) {
    return (
      <TwoStepButton question={question} onConfirm={onConfirm}>
        {children}
      </TwoStepButton>
    );
  }
  return (
    <Button small disabled>
      {children}
    </Button>
  );
}
