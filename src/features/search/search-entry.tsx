import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button';
import { messages } from './messages';
import styles from './search.module.css';
import { SearchBox } from './search-box';
import { SearchSheet } from './search-sheet';
import { useSearchKeys } from './use-search-keys';

/** NAV-28. `begin`: requested before this chunk was loaded. */
export function SearchEntry({ begin }: { begin: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isSheetOpen, openSheet] = useState(false);
  const beginSearch = () => {
    const isShown = input.current?.offsetParent !== null;
    if (!isShown) return openSheet(true);
    input.current?.focus();
    input.current?.select();
  };
  useSearchKeys(beginSearch);
  const first = useRef(begin ? beginSearch : undefined);
  useEffect(() => {
    first.current?.();
    first.current = undefined;
  }, []);
  return (
    <>
      <div className={styles.inline}>
        <SearchBox inputRef={input} backCloses onLeave={() => {}} />
      </div>
      <IconButton label={messages.search} className={styles.opener} onClick={() => openSheet(true)}>
        <Search aria-hidden />
      </IconButton>
      {isSheetOpen && <SearchSheet onClose={() => openSheet(false)} />}
    </>
  );
}
