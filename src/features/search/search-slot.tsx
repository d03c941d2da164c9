import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { WhenAppStored } from '../../first-screen/when-app-stored';
import { messages } from './messages';
import styles from './search-slot.module.css';
import { useSearchKeys } from './use-search-keys';

const SearchEntry = lazy(() => import('./search-entry').then((m) => ({ default: m.SearchEntry })));

/** Placeholder of the search box until it loads. If used before, the box opens once loaded. */
export function SearchSlot() {
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.slot}>
      {asked ? (
        <Suspense fallback={<EarlySearch busy onAsk={() => {}} />}>
          <SearchEntry begin />
        </Suspense>
      ) : (
        <WhenAppStored fallback={<EarlySearch onAsk={() => setAsked(true)} />}>
          <SearchEntry begin={false} />
        </WhenAppStored>
      )}
    </div>
  );
}

function EarlySearch({ busy, onAsk }: { busy?: boolean; onAsk(): void }) {
  useSearchKeys(onAsk);
  return (
    <button
      type="button"
      className={styles.early}
      aria-label={messages.search}
      aria-busy={busy}
      data-early="search"
      onClick={onAsk}
    >
      <Search aria-hidden size={16} />
    </button>
  );
}
