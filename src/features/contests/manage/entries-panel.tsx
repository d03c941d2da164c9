import { FileCode2 } from 'lucide-react';
import { useState } from 'react';
import { contestStates } from '../../../../contract/entities/contest/run-entry';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { EmptyState } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { EntryCard } from './entry-card';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.submissions;

const choices = ['all', ...contestStates] as const;

interface EntriesPanelProps {
  contest: ManagedContestRow;
  offline: boolean;
  onOpen(entryID: string): void;
}

export function EntriesPanel({ contest, offline, onOpen }: EntriesPanelProps) {
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const { entries, totalEntries, contestSlug } = contest;
  if (totalEntries === 0) {
    return (
      <EmptyState icon={<FileCode2 aria-hidden />} title={texts.emptyTitle}>
        {texts.empty}
      </EmptyState>
    );
  }
  const shown = entries.filter(({ state }) => choice === 'all' || state === choice);
  return (
    <>
      <div className={styles.tools}>
        <Select<(typeof choices)[number]>
          label={texts.filter}
          value={choice}
          options={choices.map((value) => ({
            value,
            label: value === 'all' ? texts.all : messages.entryStates[value],
          }))}
          onChoose={setChoice}
        />
        {totalEntries > entries.length && (
          <p className={styles.count}>{texts.newest(entries.length, totalEntries)}</p>
        )}
      </div>
      {shown.length === 0 && <p className={styles.quiet}>{texts.noMatch}</p>}
      <ul className={styles.list}>
        {shown.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            contestSlug={contestSlug}
            offline={offline}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  );
}
