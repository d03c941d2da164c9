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

/** A button that can say why it cannot be pressed: to a pointer, and to a screen reader. */
export function TippedButton({ label, tooltip, look = 'plain', onPress }: TippedButtonProps) {
  const id = useId();
  return (
    <span className={styles.tipped} data-tip={tooltip ?? undefined}>
      <Button
        look={look}
        disabled={!onPress}
        onClick={onPress}
        aria-describedby={tooltip === null ? undefined : id}
      >
        {label}
      </Button>
      {tooltip !== null && (
        <span id={id} className="visually-hidden">
          {tooltip}
        </span>
      )}
    </span>
  );
}
