import { useState } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './contest-logo.module.css';

interface ContestLogoProps {
  logoURL: string | null | undefined;
  small?: boolean;
}

/** Decorative: the name is beside it. */
export function ContestLogo({ logoURL, small }: ContestLogoProps) {
  const [isLost, setLost] = useState(false);
  if (!logoURL || isLost) return null;
  return (
    <img
      className={classNames(styles.logo, small && styles.small)}
      src={logoURL}
      alt=""
      onError={() => setLost(true)}
    />
  );
}
