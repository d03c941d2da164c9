import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../ui/button';
import { CheckField } from '../../../ui/form/field';
import { Section } from '../../../ui/layout/section';
import { TwoStepButton } from '../../../ui/two-step-button';
import { messages } from './messages';
import styles from './results.module.css';
import type { ResultsSectionProps } from './results-props';

export function FreezeSection({ slug, settings, change }: ResultsSectionProps) {
  const { freezeMinutes, isFrozen, isFreezeKept, isOver, unfrozenAt } = settings;
  const hasFreeze = freezeMinutes > 0;
  const isUnfrozen = isOver && !isFrozen;
  return (
    <Section title={messages.freeze}>
      <p>{hasFreeze ? messages.freezeLength(freezeMinutes) : messages.noFreeze}</p>
      {hasFreeze && isFrozen && <p>{messages.frozenNow}</p>}
      {hasFreeze && isUnfrozen && <p>{messages.unfrozen}</p>}
      {hasFreeze && !isUnfrozen && unfrozenAt === null && (
        <>
          <CheckField
            label={messages.keepFreeze}
            checked={isFreezeKept}
            onChange={(event) => void change({ action: 'keepFreeze', isKept: event.currentTarget.checked })}
          />
          <p className={styles.quiet}>{messages.keepHint}</p>
        </>
      )}
      <div className={styles.row}>
        {hasFreeze && isOver && (
          <Link
            to="/leaderboard/$contestSlug/resolver"
            params={{ contestSlug: slug }}
            className={buttonClass('primary')}
          >
            {messages.resolver}
          </Link>
        )}
        {hasFreeze && isOver && isFrozen && (
          <TwoStepButton
            question={messages.confirmUnfreeze}
            onConfirm={() => void change({ action: 'unfreeze' })}
          >
            {messages.unfreeze}
          </TwoStepButton>
        )}
        {hasFreeze && isUnfrozen && (
          <Button onClick={() => void change({ action: 'freezeAgain' })}>{messages.freezeAgain}</Button>
        )}
        <Link
          to="/leaderboard/$contestSlug/screen"
          params={{ contestSlug: slug }}
          className={buttonClass('plain')}
        >
          {messages.bigScreen}
        </Link>
      </div>
      {hasFreeze && <p className={styles.quiet}>{messages.resolverHint}</p>}
      <p className={styles.quiet}>{messages.bigScreenHint}</p>
    </Section>
  );
}
