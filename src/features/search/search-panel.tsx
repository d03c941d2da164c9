import type { MouseEvent } from 'react';
import { useFrom } from '../../parts/use-from';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/skeleton';
import { messages } from './messages';
import { RecentRow, ResultRow } from './result-row';
import styles from './search.module.css';
import type { SearchState } from './search-machine';
import { optionKey, resultPath, type SearchOption } from './search-option';
import { isAnswered, sourceLine } from './search-status';

interface SearchPanelProps {
  /** Option n has the id `${id}-${n}`. */
  id: string;
  state: SearchState;
  options: readonly SearchOption[];
  onChoose(option: SearchOption): void;
  onTouch(): void;
  onForgetRecent(): void;
}

export function SearchPanel(props: SearchPanelProps) {
  const { id, state, options, onTouch, onForgetRecent } = props;
  const isRecent = options[0]?.kind === 'recent';
  const isEmpty = options.length === 0;
  const line = sourceLine(state);
  return (
    // A press must not take the focus from the text: the list would close before the click.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; it keeps the focus where it is
    <div className={styles.panel} onMouseDown={keepFocus} onPointerMove={onTouch} onTouchStart={onTouch}>
      {isRecent && (
        <div className={styles.panelHead}>
          <span id={`${id}-name`}>{messages.recent}</span>
          <Button small look="quiet" tabIndex={-1} onClick={onForgetRecent}>
            {messages.clearRecent}
          </Button>
        </div>
      )}
      {!isEmpty && <OptionList {...props} />}
      {isEmpty &&
        (isAnswered(state) && state.server !== 'asking' ? <NothingFound {...state} /> : <Waiting />)}
      <p className={styles.foot}>
        <span>{isRecent ? '' : line}</span>
        <span className={styles.keys} aria-hidden="true">
          {messages.keys(<kbd>↑</kbd>, <kbd>↓</kbd>, <kbd>↵</kbd>, <kbd>Esc</kbd>)}
        </span>
      </p>
    </div>
  );
}

function OptionList({ id, state, options, onChoose }: SearchPanelProps) {
  const from = useFrom();
  const isOld = !isAnswered(state) && options[0]?.kind === 'result';
  return (
    <div
      id={id}
      role="listbox"
      aria-label={options[0]?.kind === 'recent' ? messages.recent : messages.results}
      className={classNames(styles.list, isOld && styles.old)}
    >
      {options.map((option, place) => (
        <a
          key={optionKey(option)}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === state.active}
          href={option.kind === 'result' ? resultPath(option.result, from) : undefined}
          className={styles.option}
          onClick={(event) => isPlainClick(event) && onChoose(option)}
        >
          {option.kind === 'result' ? (
            <ResultRow result={option.result} query={state.shownFor} />
          ) : (
            <RecentRow query={option.query} />
          )}
        </a>
      ))}
    </div>
  );
}

/** Not for a new tab or window; prevents the link's default action. */
function isPlainClick(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false;
  event.preventDefault();
  return true;
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function NothingFound({ query, server }: SearchState) {
  return (
    <p className={styles.nothing}>
      {server === 'answered'
        ? messages.nothingFoundFor(<strong>{query}</strong>)
        : messages.nothingOnDeviceFor(<strong>{query}</strong>)}
    </p>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {['62%', '48%', '55%'].map((width) => (
        <Skeleton key={width} width={width} height="1rem" />
      ))}
    </div>
  );
}
