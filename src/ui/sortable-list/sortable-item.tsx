import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { messages } from './messages';
import styles from './sortable-list.module.css';

interface SortableItemProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isLocked: boolean;
  dragsRow: boolean;
  className: string | undefined;
  children: ReactNode;
  tools: ReactNode;
  onMove(by: 1 | -1): void;
}

/** The handle takes every pointer and the keyboard; the content takes a mouse only, so that a touch scrolls. */
export function SortableItem(props: SortableItemProps) {
  const { id, name, isFirst, isLast, isLocked, dragsRow, className, children, tools, onMove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: isLocked });
  const { onPointerDown, onKeyDown, onMouseDown } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.item, isDragging && styles.dragged, className)}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {!isLocked && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          aria-label={messages.drag(name)}
          aria-describedby={attributes['aria-describedby']}
          onPointerDown={(event) => onPointerDown?.(event)}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <GripVertical aria-hidden size={18} />
        </button>
      )}
      <div
        className={classNames(styles.content, dragsRow && !isLocked && styles.grabbed)}
        {...(dragsRow && !isLocked && { onMouseDown: (event: MouseEvent) => onMouseDown?.(event) })}
      >
        {children}
      </div>
      {(tools || !isLocked) && (
        <span className={styles.tools}>
          {!isLocked && (
            <>
              <IconButton
                small
                label={messages.moveUp(name)}
                aria-disabled={isFirst}
                onClick={() => onMove(-1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                small
                label={messages.moveDown(name)}
                aria-disabled={isLast}
                onClick={() => onMove(1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </>
          )}
          {tools}
        </span>
      )}
    </li>
  );
}
