import { useState } from 'react';
import { type AdminReport, reportStates } from '../../../../contract/entities/admin/reports';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin } from '../use-admin';
import { when } from '../when';
import { ReportDialog } from './report-dialog';

const texts = messages.reports;
const states = reportStates.map((value) => ({ value, label: texts.states[value] }));
const excerptMax = 120;

export function ReportsSection() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<(typeof reportStates)[number]>('open');
  const [open, setOpen] = useState<AdminReport>();
  const paging = usePaging();
  const { after } = paging;
  const reports = useAdmin('adminReports', { query: { search, state, ...(after && { after }) } });
  const columns: readonly Column<AdminReport>[] = [
    { name: texts.time, cell: ({ receivedAt }) => when(receivedAt) },
    { name: texts.type, cell: ({ type }) => texts.types[type] },
    { name: texts.from, cell: ({ username, email }) => username ?? email },
    { name: texts.description, cell: ({ description }) => description.slice(0, excerptMax) },
    {
      name: texts.state,
      cell: ({ closedAt, answeredAt }) => texts.stateOf(closedAt !== null, answeredAt !== null),
    },
    {
      name: texts.open,
      cell: (report) => (
        <Button small onClick={() => setOpen(report)}>
          <span aria-hidden>{texts.open}</span>
          <span className="visually-hidden">{texts.openOf(report.description.slice(0, excerptMax))}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <SearchBar
        hint={texts.searchHint}
        isLoading={reports.isLoading}
        onRefresh={reports.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={texts.state}
          value={state}
          options={states}
          onChoose={(next) => {
            paging.reset();
            setState(next);
          }}
        />
      </SearchBar>
      <AdminState of={reports}>
        {({ reports: rows, next }) => (
          <>
            {rows.length === 0 && <p role="status">{texts.nothing}</p>}
            {rows.length > 0 && (
              <AdminTable label={texts.label} columns={columns} rows={rows} keyOf={({ id }) => id} />
            )}
            <PageButtons paging={paging} next={next} />
          </>
        )}
      </AdminState>
      {open && (
        <ReportDialog
          key={open.id}
          report={open}
          onClose={() => {
            setOpen(undefined);
            reports.reload();
          }}
        />
      )}
    </>
  );
}
