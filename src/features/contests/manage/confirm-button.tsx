import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { TwoStepButton } from '../../../ui/two-step-button';

interface ConfirmButtonProps {
  question: string;
  isDisabled?: boolean;
  onConfirm(): void;
  children: ReactNode;
}

/** Asks before it acts. */
export function ConfirmButton({ question, isDisabled, onConfirm, children }: ConfirmButtonProps) {
  if (!isDisabled) {
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
