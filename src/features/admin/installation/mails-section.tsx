import { useState } from 'react';
import { type MailLogPage, mailOutcomes } from '../../../../contract/entities/admin/reports';
import { Select } from '../../../ui/select';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin } from '../use-admin';
import { when } from '../when';

const texts = messages.mails;
type Outcome = (typeof mailOutcomes)[number];
const all = 'all';
const outcomes: readonly { value: Outcome | typeof all; label: string }[] = [
  { value: all, label: texts.allOutcomes },
  ...mailOutcomes.map((value) => ({ value, label: texts.outcomes[value] })),
];

const columns: readonly Column<MailLogPage['mails'][number]>[] = [
  { name: texts.time, cell: ({ at }) => when(at) },
  { name: texts.kind, cell: ({ kind }) => kind },
  { name: texts.recipient, cell: ({ recipient }) => recipient },
  {
    name: texts.outcome,
    cell: ({ outcome, attempts }) => texts.outcomeOf(texts.outcomes[outcome], attempts),
  },
  { name: texts.error, cell: ({ error }) => error ?? messages.none },
];

export function MailsSection() {
  const [search, setSearch] = useState('');
  const [outcome, setOutcome] = useState<Outcome | typeof all>(all);
  const paging = usePaging();
  const { after } = paging;
  const mails = useAdmin('adminMails', {
    query: { search, ...(outcome !== all && { outcome }), ...(after && { after }) },
  });
  return (
    <>
      <SearchBar
        hint={texts.searchHint}
        isLoading={mails.isLoading}
        onRefresh={mails.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={texts.outcome}
          value={outcome}
          options={outcomes}
          onChoose={(next) => {
            paging.reset();
            setOutcome(next);
          }}
        />
      </SearchBar>
      <p className={styles.quiet}>{texts.hint}</p>
      <AdminState of={mails}>
        {({ mails: rows, waiting, next }) => (
          <>
            <p className={styles.count} role="status">
              {texts.waiting(waiting)}
            </p>
            {rows.length > 0 && (
              <AdminTable label={texts.label} columns={columns} rows={rows} keyOf={({ id }) => id} />
            )}
            <PageButtons paging={paging} next={next} />
          </>
        )}
      </AdminState>
    </>
  );
}
