import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { saveFile } from '../../../lib/files/save-file';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { useNow } from '../../../ui/time/use-now';
import styles from './manage.module.css';
import { messages } from './messages';
import { ParticipantRow } from './participant-row';
import { type Filter, filters, matchingParticipants } from './participant-state';
import { participantsCsv } from './participants-csv';
import { PersonDialog } from './person-dialog';

const texts = messages.participants;

const filterLabels: Readonly<Record<Filter, string>> = {
  all: texts.all,
  warned: texts.withWarnings,
  byCode: texts.startedByCode,
  ...messages.participantStates,
};

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

const pageSize = 100;

export function ParticipantsPanel({ contest, offline }: PanelProps) {
  useNow(10_000);
  const nowMs = standingMs(contest.pausedSince, serverClock.now());
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(pageSize);
  const [chosen, setChosen] = useState<string | null>(null);
  const { participants, contestSlug } = contest;
  const found = matchingParticipants(participants, filter, query, nowMs);
  const person = participants.find(({ username }) => username === chosen);
  if (participants.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title={texts.emptyTitle}>
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Select<Filter>
          label={texts.filter}
          value={filter}
          options={filters.map((value) => ({ value, label: filterLabels[value] }))}
          onChoose={setFilter}
        />
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            saveFile(`participants-${contestSlug}.csv`, participantsCsv(found, nowMs), 'text/csv')
          }
        >
          {messages.downloadCsv}
        </Button>
      </div>
      <p className={styles.count} aria-live="polite">
        {texts.count(found.length, participants.length)}
      </p>
      <ul className={styles.list}>
        {found.slice(0, shown).map((one) => (
          <ParticipantRow
            key={one.username}
            person={one}
            contest={contest}
            nowMs={nowMs}
            onOpen={() => setChosen(one.username)}
          />
        ))}
      </ul>
      {found.length > shown && <Button onClick={() => setShown(shown + pageSize)}>{texts.showMore}</Button>}
      {person && (
        <PersonDialog
          key={person.username}
          person={person}
          contest={contest}
          offline={offline}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
