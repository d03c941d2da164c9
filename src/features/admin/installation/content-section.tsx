import { useState } from 'react';
import {
  type ChangeContent,
  type ContentPage,
  contentKinds,
} from '../../../../contract/entities/admin/reports';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Select } from '../../../ui/select';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { ReasonForm } from '../reason-form';
import { SearchBar } from '../search-bar';
import { AdminTable, type Column } from '../table/admin-table';
import { PageButtons, usePaging } from '../table/pages';
import { useAdmin, useAdminChange } from '../use-admin';

const texts = messages.content;
type Kind = (typeof contentKinds)[number];
type Item = ContentPage['items'][number];
const kinds = contentKinds.map((value) => ({ value, label: texts.kinds[value] }));

export function ContentSection() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('problem');
  const [open, setOpen] = useState<Item>();
  const paging = usePaging();
  const { after } = paging;
  const content = useAdmin('adminContent', { query: { search, kind, ...(after && { after }) } });
  const { isBusy, change } = useAdminChange();
  const send = async (body: ChangeContent) => {
    if (!(await change('adminChangeContent', body, texts.changed))) return false;
    setOpen(undefined);
    content.reload();
    return true;
  };
  const columns: readonly Column<Item>[] = [
    { name: texts.title, cell: ({ title }) => title },
    { name: texts.name, cell: ({ name }) => name },
    { name: texts.creator, cell: ({ creator }) => creator ?? messages.none },
    { name: texts.state, cell: ({ isPublic, isDeleted }) => texts.stateOf(isPublic, isDeleted) },
    ...(kind === 'challenge'
      ? []
      : [
          {
            name: texts.change,
            cell: (item: Item) => (
              <Button small onClick={() => setOpen(item)}>
                <span aria-hidden>{texts.actionOf(item.isPublic)}</span>
                <span className="visually-hidden">
                  {texts.actionOf(item.isPublic)}: {item.title}
                </span>
              </Button>
            ),
          },
        ]),
  ];
  return (
    <>
      <SearchBar
        hint={texts.searchHint}
        isLoading={content.isLoading}
        onRefresh={content.reload}
        onSearch={(text) => {
          paging.reset();
          setSearch(text);
        }}
      >
        <Select
          label={texts.kind}
          value={kind}
          options={kinds}
          onChoose={(next) => {
            paging.reset();
            setKind(next);
          }}
        />
      </SearchBar>
      <AdminState of={content}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p role="status">{texts.nothing}</p>}
            {items.length > 0 && (
              <AdminTable label={texts.label} columns={columns} rows={items} keyOf={({ key }) => key} />
            )}
            <PageButtons paging={paging} next={next} />
          </>
        )}
      </AdminState>
      {open && kind !== 'challenge' && (
        <Dialog title={open.title} onClose={() => setOpen(undefined)}>
          <ReasonForm
            hint={texts.hintOf(kind, open.isPublic)}
            button={texts.actionOf(open.isPublic)}
            disabled={isBusy}
            onSend={(reason) =>
              send({ action: open.isPublic ? 'makePrivate' : 'makePublic', kind, key: open.key, reason })
            }
          />
        </Dialog>
      )}
    </>
  );
}
