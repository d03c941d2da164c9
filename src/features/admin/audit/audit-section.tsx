import { useState } from 'react';
import { type AuditAction, type AuditEvent, auditActions } from '../../../../contract/entities/admin/audit';
import { Select } from '../../../ui/select';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin } from '../use-admin';
import { when } from '../when';

const texts = messages.audit;
const all = 'all';
const actions = [
  { value: all, label: texts.allActions },
  ...auditActions.map((value) => ({ value, label: texts.actions[value] })),
] as const;

const columns: readonly Column<AuditEvent>[] = [
  { name: texts.time, cell: ({ at }) => when(at) },
  { name: texts.who, cell: whoOf },
  { name: texts.action, cell: ({ action }) => texts.actions[action] },
  { name: texts.target, cell: ({ targetName, target }) => targetName ?? target },
  { name: texts.details, cell: (event) => <Details event={event} /> },
];

function whoOf({ source, actor }: AuditEvent): string {
  return source === 'web' ? (actor ?? texts.deleted) : texts.sources[source];
}

export function AuditSection() {
  const [search, setSearch] = useState('');
  const [action, setAction] = useState<AuditAction | typeof all>(all);
  const paging = usePaging();
  const { after } = paging;
  const audit = useAdmin('adminAudit', {
    query: { search, ...(action !== all && { action }), ...(after && { after }) },
  });
  return (
    <>
      <SearchBar
        hint={texts.searchHint}
        isLoading={audit.isLoading}
        onRefresh={audit.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={texts.action}
          value={action}
          options={actions}
          onChoose={(next) => {
            paging.reset();
            setAction(next);
          }}
        />
      </SearchBar>
      <p className={styles.quiet}>{texts.hint}</p>
      <AdminState of={audit}>
        {({ events, next }) => (
          <>
            {events.length === 0 && <p role="status">{texts.nothing}</p>}
            {events.length > 0 && (
              <AdminTable label={texts.label} columns={columns} rows={events} keyOf={({ id }) => id} />
            )}
            <PageButtons paging={paging} next={next} />
          </>
        )}
      </AdminState>
    </>
  );
}

function Details({ event: { reason, before, after, requestID } }: { event: AuditEvent }) {
  const states = [before, after].map((state) => (state ? JSON.stringify(state) : null));
  return (
    <>
      {reason !== null && <span>{reason}</span>}
      {(before || after) && <span className={styles.changes}>{states.filter(Boolean).join(' → ')}</span>}
      {requestID !== null && <span className={styles.changes}>{texts.request(requestID)}</span>}
    </>
  );
}
