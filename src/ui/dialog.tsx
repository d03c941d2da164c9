import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** modal: nothing else can be done meanwhile. corner: stands beside what one is doing, and takes no focus by itself. */
  kind?: 'modal' | 'corner';
  /** As wide as the window: to be read from afar. */
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Something to decide without leaving the page. It is there as long as it is rendered; Escape closes it. */
export function Dialog({ title, kind = 'modal', wide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it leaves the page, or the browser would not give the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (kind === 'corner' || !element) return;
    element.showModal();
    return () => element.close();
  }, [kind]);
  return (
    <dialog
      ref={dialog}
      // A dialog that is opened by a method takes the focus; one in the corner must not.
      open={kind === 'corner' ? true : undefined}
      data-kind={kind}
      className={classNames(styles.dialog, styles[kind], wide && styles.wide)}
      aria-labelledby={id}
      onKeyDown={(event) => kind === 'corner' && event.key === 'Escape' && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        <IconButton small label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
