import { useSnapshot } from 'valtio';
import { classNames } from '../../ui/class-names';
import { useSolve } from './screen-state';
import styles from './solve.module.css';

const views = [
  { id: 'statement', label: 'Statement' },
  { id: 'code', label: 'Code' },
  { id: 'results', label: 'Results' },
] as const;

/** Tabs for the three views, on phones only. */
export function ViewTabs() {
  const { state } = useSolve();
  const { view } = useSnapshot(state, { sync: true });
  return (
    <nav className={styles.views} aria-label="Parts of this screen">
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
