import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

export type ButtonLook = 'primary' | 'safe' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  small?: boolean;
  icon?: ReactNode;
}

/** `primary`: the main action of a screen. */
export function Button({ look = 'plain', small, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(buttonClass(look, small), className)}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, look = 'quiet', small, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      {...rest}
      className={classNames(buttonClass(look, small), styles.iconOnly, className)}
    >
      {children}
    </button>
  );
}

export function buttonClass(look: ButtonLook, small = false): string {
  return classNames(styles.button, styles[look], small && styles.small);
}
