import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Section } from '../../../ui/layout/section';
import { TwoStepButton } from '../../../ui/two-step-button';
import { messages } from './messages';
import styles from './results.module.css';
import type { ResultsSectionProps } from './results-props';

export function ApiSection({ slug, settings, change }: ResultsSectionProps) {
  const { hasApiKey, apiKey } = settings;
  const address = `${location.origin}/api/ccs/contests/${slug}`;
  return (
    <Section title={messages.api}>
      <p className={styles.quiet}>{messages.apiHint}</p>
      <p className={styles.address}>
        <code>{address}</code>
        <CopyButton text={address} label={messages.copyAddress} />
      </p>
      <p className={styles.quiet}>{messages.packageHint}</p>
      <p className={styles.address}>
        <code>{`${address}/package.zip`}</code>
        <CopyButton text={`${address}/package.zip`} label={messages.copyPackage} />
      </p>
      {hasApiKey && <p className={styles.quiet}>{messages.user}</p>}
      {apiKey !== undefined && (
        <div role="status">
          <p className={styles.address}>
            <code>{messages.newKey(apiKey)}</code>
            <CopyButton text={apiKey} label={messages.copyKey} />
          </p>
          <p>{messages.keyOnce}</p>
        </div>
      )}
      <div className={styles.row}>
        {hasApiKey ? (
          <>
            <TwoStepButton
              question={messages.confirmReplace}
              onConfirm={() => void change({ action: 'createKey' })}
            >
              {messages.replaceKey}
            </TwoStepButton>
            <Button small onClick={() => void change({ action: 'deleteKey' })}>
              {messages.deleteKey}
            </Button>
          </>
        ) : (
          <Button onClick={() => void change({ action: 'createKey' })}>{messages.createKey}</Button>
        )}
      </div>
    </Section>
  );
}
