import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './slider.module.css';

/** A range input with a track that is visible in both themes; browsers draw theirs pale grey on white. */
export function Slider({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="range" className={classNames(styles.slider, className)} {...props} />;
}
