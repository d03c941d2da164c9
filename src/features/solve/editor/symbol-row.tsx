import { messages } from '../messages';
import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';

/** Frequent in programs, but two keys away on phones; the first one indents. */
const symbols = '\t()[]{}<>=+-*/%&|!;:"\'_#\\'.split('');

export function SymbolRow() {
  const { editor } = useSolve();
  return (
    <div className={styles.symbols} role="toolbar" aria-label={messages.editor.symbols}>
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          tabIndex={-1}
          aria-label={symbol === '\t' ? messages.editor.indent : symbol}
          // Keeps the focus in the editor, so that the keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.current?.insert(symbol)}
        >
          {symbol === '\t' ? '⇥' : symbol}
        </button>
      ))}
    </div>
  );
}
