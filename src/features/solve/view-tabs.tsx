import { useSnapshot } from 'valtio';
import { classNames } from '../../ui/class-names';
import { messages } from './messages';
import { useSolve } from './screen-state';
import styles from './solve.module.css';

const views = [
  { id: 'statement', label: messages.page.statement },
  { id: 'code', label: messages.page.code },
  { id: 'results', label: messages.page.results },
] as const;

/** Tabs for the three views, on phones only. */
export function ViewTabs() {
  const { state } = useSolve();
  const { view } = useSnapshot(state, { sync: true });
  return (
    <nav className={styles.views} aria-label={messages.page.views}>
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.view)}
          aria-current={view === id ? 'true' : undefined}
          data-early={`view:${id}`}
          onClick={() => {
            state.view = id;
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
