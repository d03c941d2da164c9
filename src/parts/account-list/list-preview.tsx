import { useState } from 'react';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/form/field';
import { Notice } from '../../ui/notice';
import { NameLines } from '../../ui/people/name-lines';
import styles from './account-list.module.css';
import { messages } from './messages';

import type { ListRow } from './use-account-list';

interface ListPreviewProps {
  rows: readonly ListRow[];
  /** Undefined: nothing is being created. */
  done: number | undefined;
  failure: string | undefined;
  offline: boolean;
  /** Label for a list that only changes existing accounts. */
  updateLabel: string;
  onCreate(): void;
  onBack(): void;
}

const pageSize = 50;

/** What becomes of each row, before anything is created. */
export function ListPreview({
  rows,
  done,
  failure,
  offline,
  updateLabel,
  onCreate,
  onBack,
}: ListPreviewProps) {
  const [onlyFaults, setOnlyFaults] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const count = (outcome: ListRow['checked']['outcome']) =>
    rows.filter(({ checked }) => checked.outcome === outcome).length;
  const [news, existing, faults] = [count('new'), count('exists'), count('fault')];
  const found = onlyFaults ? rows.filter(({ checked }) => checked.outcome === 'fault') : rows;
  const isBusy = done !== undefined;
  return (
    <div className={styles.body}>
      <h3>{news + existing > 0 ? messages.preview : messages.rest}</h3>
      <p role="status">
        {isBusy ? messages.creating(done, news + existing) : messages.summary(news, existing, faults)}
      </p>
      {isBusy && <progress className={styles.progress} max={news + existing} value={done} />}
      {failure && <Notice tone="alert">{messages.stopped(failure)}</Notice>}
      {faults > 0 && <p className={styles.quiet}>{messages.faultsStay}</p>}
      {!isBusy && news === 0 && existing > 0 && !failure && (
        <p className={styles.quiet}>{messages.nothingNew}</p>
      )}
      <div className={styles.row}>
        {(news > 0 || failure !== undefined) && (
          <Button look="primary" disabled={isBusy || offline} onClick={onCreate}>
            {failure ? messages.continue : messages.create(news)}
          </Button>
        )}
        {news === 0 && existing > 0 && !failure && (
          <Button disabled={isBusy || offline} onClick={onCreate}>
            {updateLabel}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onBack}>
          {messages.changeList}
        </Button>
        {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
      </div>
      {faults > 0 && faults < rows.length && (
        <CheckField
          label={messages.onlyFaults}
          checked={onlyFaults}
          onChange={(event) => setOnlyFaults(event.currentTarget.checked)}
        />
      )}
      <ul className={styles.list} aria-label={messages.preview}>
        {found.slice(0, shown).map((one) => (
          <PreviewRow key={one.position} {...one} />
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + pageSize)}>{messages.showMore}</Button>
      )}
    </div>
  );
}

function PreviewRow({ position, row, checked }: ListRow) {
  const { name, username, email, teamName, affiliation, country } = row;
  const signIn = email || username || messages.generatedUsername;
  const details = [username !== signIn && username, signIn, teamName, affiliation, country];
  return (
    <li className={styles.previewRow}>
      <span className={styles.quiet}>{messages.row(position)}</span>
      <NameLines>
        <strong>{name}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
        {checked.fault && <span className={styles.fault}>{messages.faults[checked.fault]}</span>}
      </NameLines>
      <span className={styles.mark} data-state={marks[checked.outcome]}>
        {messages.outcomes[checked.outcome]}
      </span>
    </li>
  );
}

const marks = { new: 'counted', exists: 'registered', fault: 'refused' } as const;
