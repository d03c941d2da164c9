import { useState } from 'react';
import { SortableList } from '../../ui/sortable-list/sortable-list';
import styles from './order-list.module.css';

interface OrderListProps<Item extends { key: string }> {
  /** Of the section and of the list. */
  title: string;
  items: readonly Item[];
  nameOf(item: Item, index: number): string;
  /** What tells the item from the others, beside its name. */
  noteOf(item: Item): string;
  onReorder(items: Item[]): void;
}

/** A closed section in which the author orders the entries of a list. */
export function OrderList<Item extends { key: string }>(props: OrderListProps<Item>) {
  const { title, items, nameOf, noteOf, onReorder } = props;
  // Hundreds of rows are rendered only for those who want them.
  const [isOpen, setOpen] = useState(false);
  if (items.length < 2) return null;
  return (
    <details className={styles.order} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div className={styles.list}>
          <SortableList
            items={items}
            idOf={({ key }) => key}
            nameOf={nameOf}
            label={title}
            dragsRows
            onReorder={onReorder}
          >
            {(item, index) => (
              <span className={styles.item}>
                <strong>{nameOf(item, index)}</strong>
                <span>{noteOf(item)}</span>
              </span>
            )}
          </SortableList>
        </div>
      )}
    </details>
  );
}
