import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';

/** What programs are full of and phones hide behind two more keys; the first one indents. */
const symbols = [
  '\t',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '!',
  ';',
  ':',
  '"',
  "'",
  '_',
  '#',
  '\\',
];

/** A row of symbols above the keyboard of a device without one of its own. */
export function SymbolRow() {
  const { editor } = useSolve();
  return (
    <div className={styles.symbols} role="toolbar" aria-label="Symbols">
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          tabIndex={-1}
          aria-label={symbol === '\t' ? 'Indent' : symbol}
          // The editor keeps the focus, and with it the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.current?.insert(symbol)}
        >
          {symbol === '\t' ? '⇥' : symbol}
        </button>
      ))}
    </div>
  );
}
