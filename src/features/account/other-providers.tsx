import { buttonClass } from '../../ui/button';
import { showToast } from '../../ui/toast';
import styles from './other-providers.module.css';

const localOnly = 'This server has local accounts only.';

/** LOGIN-4, LOGIN-5: the ways in that this server does not have; each says so when pressed (D-39). */
export function OtherProviders() {
  return (
    <section className={styles.providers} aria-label="Other ways to sign in">
      <p className={styles.or}>or with</p>
      {(['Google', 'GitHub'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={`${buttonClass('plain')} ${styles.absent}`}
          onClick={() => void showToast(localOnly, { id: 'providers' })}
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
