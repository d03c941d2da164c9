import { useState } from 'react';
import { type AdminUser, userFilters } from '../../../../contract/entities/admin/admin-user';
import { hasNoMail } from '../../../../contract/rules/names/sign-in-name';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin } from '../use-admin';
import { onDay } from '../when';
import { messages } from './messages';
import { UserDialog } from './user-dialog';

const filters = userFilters.map((value) => ({ value, label: messages.filters[value] }));

export function UsersSection() {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<(typeof userFilters)[number]>('all');
  const [open, setOpen] = useState<AdminUser>();
  const paging = usePaging();
  const { after } = paging;
  const users = useAdmin('adminUsers', { query: { search, filter, ...(after && { after }) } });
  const columns: readonly Column<AdminUser>[] = [
    {
      name: messages.name,
      cell: ({ username, displayName }) => (
        <span className={styles.name}>
          <strong>{displayName}</strong>
          <span>{username}</span>
        </span>
      ),
    },
    { name: messages.email, cell: ({ email }) => (hasNoMail(email) ? messages.noEmail : email) },
    { name: messages.joined, cell: ({ createdAt }) => onDay(createdAt) },
    { name: messages.state, cell: (user) => <UserMarks user={user} /> },
    {
      name: messages.open,
      cell: (user) => (
        <Button small onClick={() => setOpen(user)}>
          <span aria-hidden>{messages.open}</span>
          <span className="visually-hidden">{messages.openOf(user.username)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <SearchBar
        hint={messages.searchHint}
        isLoading={users.isLoading}
        onRefresh={users.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={messages.filter}
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
              {total === 0 ? messages.nobody : messages.count(total)}
            </p>
            {rows.length > 0 && (
              <AdminTable label={messages.label} columns={columns} rows={rows} keyOf={({ uid }) => uid} />
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
      {blockedAt !== null && <span className={styles.alert}>{messages.blocked}</span>}
      {roles.map((role) => (
        <span key={role} className={styles.mark}>
          {messages.roleNames[role]}
        </span>
      ))}
      {blockedAt === null && roles.length === 0 && messages.active}
    </span>
  );
}
