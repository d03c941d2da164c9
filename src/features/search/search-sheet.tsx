import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { messages } from './messages';
import styles from './search.module.css';
import { SearchBox } from './search-box';
import { useBackCloses } from './use-back-closes';

/** Full screen on phones, with the input above the list. */
export function SearchSheet({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useBackCloses(onClose);
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={messages.search} onClose={onClose}>
      <SearchBox inputRef={input} onLeave={() => dialog.current?.close()} />
      <Button look="quiet" className={styles.sheetClose} onClick={() => dialog.current?.close()}>
        {messages.close}
      </Button>
    </dialog>
  );
}
