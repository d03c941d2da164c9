import { Download, Users } from 'lucide-react';
import { useState } from 'react';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { saveFile } from '../../../lib/files/save-file';
import { counted } from '../../../lib/words';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { useNow } from '../../../ui/use-now';
import styles from './manage.module.css';
import { filterWords, participantsCsv } from './manage-words';
import { ParticipantRow } from './participant-row';
import { chosenParticipants, type Filter, filters } from './participant-state';
import { PersonDialog } from './person-dialog';

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

const pageSize = 100;

export function ParticipantsPanel({ contest, offline }: PanelProps) {
  useNow(10_000);
  const nowMs = standingMs(contest.pausedSince, serverClock.now());
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(pageSize);
  const [chosen, setChosen] = useState<string | null>(null);
  const { participants, contestSlug } = contest;
  const found = chosenParticipants(participants, filter, words, nowMs);
  const person = participants.find(({ username }) => username === chosen);
  if (participants.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title="Nobody has registered yet">
        Everybody who registers stands here with how their run goes.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.search}
          aria-label="Search participants"
          placeholder="Name or e-mail"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Select<Filter>
          label="Who is shown"
          value={filter}
          options={filters.map((value) => ({ value, label: filterWords[value] }))}
          onChoose={setFilter}
        />
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            saveFile(`participants-${contestSlug}.csv`, participantsCsv(found, nowMs), 'text/csv')
          }
        >
          Download CSV
        </Button>
      </div>
      <p className={styles.count} aria-live="polite">
        {found.length === participants.length
          ? counted(found.length, 'participant')
          : `${found.length} of ${counted(participants.length, 'participant')}`}
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
      {found.length > shown && <Button onClick={() => setShown(shown + pageSize)}>Show more</Button>}
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
