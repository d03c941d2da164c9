import type { AdminStorage } from '../../../../contract/entities/admin/reports';
import { Section } from '../../../ui/layout/section';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { AdminTable, type Column } from '../table/admin-table';
import { useAdmin } from '../use-admin';
import { when } from '../when';

const texts = messages.storage;

const tableColumns: readonly Column<AdminStorage['tables'][number]>[] = [
  { name: texts.group, cell: ({ group }) => group },
  { name: texts.size, cell: ({ bytes }) => texts.sizeOf(bytes), isNumber: true },
];
const userColumns: readonly Column<AdminStorage['users'][number]>[] = [
  { name: texts.user, cell: ({ username }) => username },
  { name: texts.size, cell: ({ bytes }) => texts.sizeOf(bytes), isNumber: true },
];
const backupColumns: readonly Column<NonNullable<AdminStorage['backups']>['files'][number]>[] = [
  { name: texts.file, cell: ({ name }) => name },
  { name: texts.made, cell: ({ at }) => when(at) },
  { name: texts.size, cell: ({ bytes }) => texts.sizeOf(bytes), isNumber: true },
];

export function StorageSection() {
  const storage = useAdmin('adminStorage');
  return (
    <AdminState of={storage}>
      {({ databaseBytes, tables, users, disk, backups }) => (
        <>
          <Section title={texts.overview}>
            <dl className={styles.facts}>
              <dt>{texts.database}</dt>
              <dd>{texts.sizeOf(databaseBytes)}</dd>
              {disk && (
                <>
                  <dt>{texts.disk}</dt>
                  <dd>{texts.diskOf(disk.freeBytes, disk.totalBytes)}</dd>
                </>
              )}
            </dl>
          </Section>
          <Section title={texts.backups}>
            {backups === null && <p>{texts.noSchedule}</p>}
            {backups && <p className={styles.quiet}>{texts.schedule(backups.everyHours)}</p>}
            {backups && backups.files.length === 0 && <p>{texts.noBackup}</p>}
            {backups && backups.files.length > 0 && (
              <AdminTable
                label={texts.backups}
                columns={backupColumns}
                rows={backups.files}
                keyOf={({ name }) => name}
              />
            )}
          </Section>
          <Section title={texts.tables}>
            <AdminTable
              label={texts.tables}
              columns={tableColumns}
              rows={tables}
              keyOf={({ group }) => group}
            />
          </Section>
          <Section title={texts.users}>
            {users.length === 0 && <p>{texts.noUsers}</p>}
            {users.length > 0 && (
              <AdminTable label={texts.users} columns={userColumns} rows={users} keyOf={({ uid }) => uid} />
            )}
          </Section>
        </>
      )}
    </AdminState>
  );
}
