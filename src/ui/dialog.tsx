import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { messages } from './messages';

interface DialogProps {
  title: string;
  /** modal: blocks the page. corner: beside the content, takes no focus. */
  kind?: 'modal' | 'corner';
  /** text: the width of a column of text. */
  wide?: boolean | 'text';
  onClose(): void;
  children: ReactNode;
}

/** Open while rendered; Escape closes it. */
export function Dialog({ title, kind = 'modal', wide, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before it leaves the page; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (kind === 'modal') {
      element.showModal();
      return () => element.close();
    }
    const opener = document.activeElement as HTMLElement | null;
    return () => {
      if (element.contains(document.activeElement)) opener?.focus();
    };
  }, [kind]);
  return (
    <dialog
      ref={dialog}
      // `show()` takes the focus, which a corner dialog must not do.
      open={kind === 'corner' ? true : undefined}
      data-kind={kind}
      className={classNames(styles.dialog, styles[kind], wide && styles.wide, wide === 'text' && styles.text)}
      aria-labelledby={id}
      onKeyDown={(event) => kind === 'corner' && event.key === 'Escape' && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        <IconButton small label={messages.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
