import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChoose(id: Id): void;
  aside?: ReactNode;
  /** Without the bar: the content stays mounted, for example when a tablet turns. */
  plain?: boolean;
  panelClassName?: string;
  className?: string;
  children: ReactNode;
}

/** Arrows, Home and End move between tabs. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, active, onChoose, aside, plain, panelClassName, className, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls a narrow bar to the chosen tab without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen
  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    // Now, and when a phone is rotated.
    const observer = new ResizeObserver(() => showChosen(bar));
    observer.observe(bar);
    return () => observer.disconnect();
  }, [active, tabs.length, plain]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbour(tabs, active, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className={plain ? className : classNames(styles.tabs, className)}>
      {!plain && (
        <div className={styles.bar}>
          <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
            {tabs.map((tab) => (
              <button
                key={tab.id}
                id={`${id}-${tab.id}`}
                type="button"
                role="tab"
                className={styles.tab}
                aria-selected={tab.id === active}
                aria-controls={`${id}-panel`}
                tabIndex={tab.id === active ? 0 : -1}
                onClick={() => onChoose(tab.id)}
              >
                {tab.label}
              </button>
            ))}
          </div>
          {aside}
        </div>
      )}
      <div
        {...(!plain && {
          id: `${id}-panel`,
          role: 'tabpanel',
          'aria-labelledby': `${id}-${active}`,
          // A panel that scrolls must be reachable by keyboard.
          tabIndex: 0,
          className: classNames(styles.panel, panelClassName),
        })}
      >
        {children}
      </div>
    </div>
  );
}

function showChosen(bar: HTMLElement): void {
  const tab = bar.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab || bar.scrollWidth <= bar.clientWidth) return;
  const left = tab.offsetLeft - bar.offsetLeft;
  bar.scrollLeft = Math.min(Math.max(bar.scrollLeft, left + tab.offsetWidth - bar.clientWidth), left);
}

function neighbour<Id extends string>(
  tabs: readonly Tab<Id>[],
  active: Id,
  key: string,
): Tab<Id> | undefined {
  const at = tabs.findIndex((tab) => tab.id === active);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs[(at - 1 + tabs.length) % tabs.length];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs[tabs.length - 1];
  return undefined;
}
