import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { messages } from './messages';
import type { Place } from './wizard-machine';

interface ForwardButtonProps {
  phase: Place['phase'];
  label: string;
  noteID: string;
  onCancel(): void;
}

/** The second click of a double click on Create must not cancel. */
const doubleClickMs = 500;

/** Submits the step. While a creation can be cancelled, the same button is Cancel and has the focus (D-1). */
export function ForwardButton({ phase, label, noteID, onCancel }: ForwardButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const cancelSince = useRef(0);
  const isCancel = phase === 'confirming';
  useEffect(() => {
    if (!isCancel) return;
    cancelSince.current = performance.now();
    button.current?.focus();
  }, [isCancel]);
  if (!isCancel)
    return (
      <Button
        ref={button}
        type="submit"
        look="primary"
        disabled={phase === 'sending'}
        aria-describedby={noteID}
      >
        {label}
      </Button>
    );
  const press = (event: MouseEvent) => {
    // The same element is the submit button again before the click ends.
    event.preventDefault();
    const isByPointer = event.detail > 0;
    if (!isByPointer || performance.now() - cancelSince.current >= doubleClickMs) onCancel();
  };
  const pressKey = (event: KeyboardEvent) => {
    // Enter is still held down since Create.
    if (event.repeat) event.preventDefault();
    else if (event.key === 'Escape') onCancel();
  };
  return (
    <Button ref={button} onClick={press} onKeyDown={pressKey}>
      {messages.cancel}
    </Button>
  );
}
