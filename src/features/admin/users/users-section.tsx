import { useState } from 'react';
import { type AdminUser, userFilters } from '../../../../contract/entities/admin/admin-user';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin } from '../use-admin';
import { onDay } from '../when';
import { UserDialog } from './user-dialog';

const texts = messages.users;
const filters = userFilters.map((value) => ({ value, label: texts.filters[value] }));

export function UsersSection() {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<(typeof userFilters)[number]>('all');
  const [open, setOpen] = useState<AdminUser>();
  const paging = usePaging();
  const { after } = paging;
  const users = useAdmin('adminUsers', { query: { search, filter, ...(after && { after }) } });
  const columns: readonly Column<AdminUser>[] = [
    {
      name: texts.name,
      cell: ({ username, displayName }) => (
        <span className={styles.name}>
          <strong>{displayName}</strong>
          <span>{username}</span>
        </span>
      ),
    },
    { name: texts.email, cell: ({ email }) => email },
    { name: texts.joined, cell: ({ createdAt }) => onDay(createdAt) },
    { name: texts.state, cell: (user) => <UserMarks user={user} /> },
    {
      name: texts.open,
      cell: (user) => (
        <Button small onClick={() => setOpen(user)}>
          <span aria-hidden>{texts.open}</span>
          <span className="visually-hidden">{texts.openOf(user.username)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <SearchBar
        hint={texts.searchHint}
        isLoading={users.isLoading}
        onRefresh={users.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={texts.filter}
          value={filter}
          options={filters}
          onChoose={(next) => {
            paging.reset();
            setFilter(next);
          }}
        />
      </SearchBar>
      <AdminState of={users}>
        {({ users: rows, total, next }) => (
          <>
            <p className={styles.count} role="status">
              {total === 0 ? texts.nobody : texts.count(total)}
            </p>
            {rows.length > 0 && (
              <AdminTable label={texts.label} columns={columns} rows={rows} keyOf={({ uid }) => uid} />
            )}
            <PageButtons paging={paging} next={next} />
          </>
        )}
      </AdminState>
      {open && (
        <UserDialog
          key={open.uid}
          uid={open.uid}
          title={open.displayName}
          onClose={() => {
            setOpen(undefined);
            users.reload();
          }}
        />
      )}
    </>
  );
}

export function UserMarks({ user: { roles, blockedAt } }: { user: Pick<AdminUser, 'roles' | 'blockedAt'> }) {
  return (
    <span className={styles.marks}>
      {blockedAt !== null && <span className={styles.alert}>{texts.blocked}</span>}
      {roles.map((role) => (
        <span key={role} className={styles.mark}>
          {messages.roleNames[role]}
        </span>
      ))}
      {blockedAt === null && roles.length === 0 && texts.active}
    </span>
  );
}
