import { useId } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import styles from './contest-page.module.css';

interface TippedButtonProps {
  label: string;
  tooltip: string | null;
  /** The page shows the reason elsewhere, so touch devices need no text below the button. */
  isReasonKnown?: boolean;
  look?: ButtonLook;
  onPress?: (() => void) | undefined;
}

/** Explains to pointer, keyboard, touch and screen readers why it is disabled. */
export function TippedButton({ label, tooltip, isReasonKnown, look = 'plain', onPress }: TippedButtonProps) {
  const id = useId();
  return (
    <span className={styles.tipped}>
      <Button
        look={look}
        // A button with a tooltip stays focusable, so that the reason can be read.
        disabled={!onPress && tooltip === null}
        aria-disabled={!onPress}
        data-tip={tooltip ?? undefined}
        onClick={onPress}
        aria-describedby={tooltip === null ? undefined : id}
      >
        {label}
      </Button>
      {tooltip !== null && (
        <span id={id} className={styles.why} data-known={isReasonKnown || undefined}>
          {tooltip}
        </span>
      )}
    </span>
  );
}
