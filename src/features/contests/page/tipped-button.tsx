import { useId } from 'react';
import { Button, type ButtonLook } from '../../../ui/button';
import styles from './contest-page.module.css';

interface TippedButtonProps {
  label: string;
  tooltip: string | null;
  /** The page says the reason elsewhere: without a pointer it is not written below the button. */
  isReasonKnown?: boolean;
  look?: ButtonLook;
  /** Without it the button cannot be pressed. */
  onPress?: (() => void) | undefined;
}

/** A button that can say why it cannot be pressed: to a pointer, to the keyboard, to a finger and to a screen reader. */
export function TippedButton({ label, tooltip, isReasonKnown, look = 'plain', onPress }: TippedButtonProps) {
  const id = useId();
  return (
    <span className={styles.tipped}>
      <Button
        look={look}
        // It can be focused all the same: its tip says why it cannot be pressed.
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
