import type { ProviderMode } from '../../../../contract/entities/user';
import { buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import styles from './other-providers.module.css';

const modes: readonly ProviderMode[] = ['GOOGLE', 'GITHUB'];

interface OtherProvidersProps {
  isThere: boolean;
  busy: boolean;
  onPress(mode: ProviderMode): void;
}

/** LOGIN-4, LOGIN-5. A provider that this server lacks says so when pressed (D-39). */
export function OtherProviders({ isThere, busy, onPress }: OtherProvidersProps) {
  return (
    <section className={styles.providers} aria-label={messages.otherWays}>
      <p className={styles.or}>{messages.orWith}</p>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          disabled={busy}
          className={classNames(buttonClass('plain'), !isThere && styles.absent)}
          onClick={() => onPress(mode)}
        >
          {messages.providerNames[mode]}
        </button>
      ))}
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => void showToast(messages.comingSoon, { id: 'providers' })}
      >
        {messages.moreProviders}
      </button>
    </section>
  );
}
