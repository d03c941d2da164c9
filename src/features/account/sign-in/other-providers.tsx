import type { ProviderMode } from '../../../../contract/entities/user';
import { buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { showToast } from '../../../ui/toast';
import styles from './other-providers.module.css';

const providers: readonly { mode: ProviderMode; name: string }[] = [
  { mode: 'GOOGLE', name: 'Google' },
  { mode: 'GITHUB', name: 'GitHub' },
];

interface OtherProvidersProps {
  isThere: boolean;
  busy: boolean;
  onPress(mode: ProviderMode): void;
}

/** LOGIN-4, LOGIN-5. A provider that this server lacks says so when pressed (D-39). */
export function OtherProviders({ isThere, busy, onPress }: OtherProvidersProps) {
  return (
    <section className={styles.providers} aria-label="Other ways to sign in">
      <p className={styles.or}>or with</p>
      {providers.map(({ mode, name }) => (
        <button
          key={mode}
          type="button"
          disabled={busy}
          className={classNames(buttonClass('plain'), !isThere && styles.absent)}
          onClick={() => onPress(mode)}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => void showToast('Coming Soon!', { id: 'providers' })}
      >
        More providers
      </button>
    </section>
  );
}
