import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { messages } from './messages';
import { SortableItem } from './sortable-item';
import styles from './sortable-list.module.css';

export interface SortableListProps<Item> {
  items: readonly Item[];
  /** Unique; an item keeps its id when it moves. */
  idOf(item: Item): string;
  /** For screen readers and labels of buttons. */
  nameOf(item: Item, index: number): string;
  /** Accessible name of the list. */
  label: string;
  children(item: Item, index: number): ReactNode;
  /** At the end of the row, after the buttons that move it. */
  tools?(item: Item, index: number): ReactNode;
  onReorder(items: Item[]): void;
  /** Shows the order without handles and buttons. */
  isLocked?: boolean;
  /** A mouse can drag the whole row, not only its handle. Only for rows without fields. */
  dragsRows?: boolean;
  rowClass?(item: Item, index: number): string | undefined;
}

const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A short press on a row or handle is a click. */
const activationConstraint = { distance: 4 };

/** A vertical list. The user moves items by mouse, touch and keyboard, or with buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, nameOf, label, children, tools, onReorder, isLocked = false, rowClass } = props;
  const [announcement, announce] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id));
  const say =
    (text: (name: string, place: number, count: number) => string) =>
    (moving: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
      const item = items[placeOf(moving)];
      if (item === undefined || at === undefined) return undefined;
      return text(nameOf(item, placeOf(moving)), placeOf(at) + 1, items.length);
    };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onReorder(arrayMove([...items], from, to));
    announce(messages.moved(nameOf(item, from), to + 1, items.length));
  };
  const drop = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertical]}
      accessibility={{
        screenReaderInstructions: { draggable: messages.instructions },
        announcements: {
          onDragStart: ({ active }) => say(messages.pickedUp)(active.id, active.id),
          // Comes at once after the start, over the item itself.
          onDragOver: ({ active, over }) =>
            say(over?.id === active.id ? messages.pickedUp : messages.moved)(active.id, over?.id),
          onDragEnd: ({ active, over }) => say(messages.dropped)(active.id, over?.id ?? active.id),
          onDragCancel: ({ active }) => say(messages.cancelled)(active.id, active.id),
        },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isLocked}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item, index)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isLocked={isLocked}
              dragsRow={props.dragsRows ?? false}
              className={rowClass?.(item, index)}
              tools={tools?.(item, index)}
              onMove={(by) => move(index, index + by)}
            >
              {children(item, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </DndContext>
  );
}
