import { useId } from 'react';
import { Button, type ButtonLook } from '../../ui/button';
import styles from './contest-page.module.css';

interface TippedButtonProps {
  label: string;
  tooltip: string | null;
  look?: ButtonLook;
  /** Without it the button cannot be pressed. */
  onPress?: (() => void) | undefined;
}

/** A button that can say why it cannot be pressed: to a pointer, to the keyboard, to a finger and to a screen reader. */
export function TippedButton({ label, tooltip, look = 'plain', onPress }: TippedButtonProps) {
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
        <span id={id} className={styles.why}>
          {tooltip}
        </span>
      )}
    </span>
  );
}
