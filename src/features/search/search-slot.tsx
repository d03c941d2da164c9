import { lazy, useState } from 'react';
import { WhenSettled } from '../../ui/when-settled';
import styles from './search-slot.module.css';
import { useSearchKeys } from './use-search-keys';

const SearchEntry = lazy(() => import('./search-entry').then((m) => ({ default: m.SearchEntry })));

/** Keeps the place of the search box in the top bar, and looks like it, until it is there. Whoever asks before gets it open. */
export function SearchSlot() {
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.slot}>
      <WhenSettled fallback={<EarlySearch onAsk={() => setAsked(true)} />}>
        <SearchEntry begin={asked} />
      </WhenSettled>
    </div>
  );
}

function EarlySearch({ onAsk }: { onAsk(): void }) {
  useSearchKeys(onAsk);
  return <button type="button" className={styles.early} aria-label="Search" onClick={onAsk} />;
}
