import { Play, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PhoneKey } from '../codemirror/program-editor';
import { messages } from '../messages';
import { startRun } from '../run/run-actions';
import { useRunning } from '../run/use-running';
import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';

/** Frequent in programs, but two keys away on phones; the first one indents. */
const symbols = '\t()[]{}<>=+-*/%&|!;:"\'_#\\'.split('');
const texts = messages.editor;

const keys: readonly (readonly [PhoneKey, string, ReactNode])[] = [
  ['undo', texts.undo, <Undo2 key="undo" size={18} aria-hidden />],
  ['redo', texts.redo, <Redo2 key="redo" size={18} aria-hidden />],
  ['left', texts.left, '←'],
  ['right', texts.right, '→'],
  ['up', texts.up, '↑'],
  ['down', texts.down, '↓'],
];

/** On phones. The page's own Run is hidden while the keyboard is open. */
export function SymbolRow() {
  const solve = useSolve();
  const { editor } = solve;
  const { canRun, runsOnJudge } = useRunning();
  return (
    <div className={styles.symbols} role="toolbar" aria-label={texts.symbols}>
      <RowKey
        label={texts.run}
        className={styles.run}
        disabled={!canRun}
        onPress={() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          void startRun(solve, runsOnJudge);
        }}
      >
        <Play size={18} aria-hidden />
      </RowKey>
      {keys.map(([key, label, sign]) => (
        <RowKey key={key} label={label} onPress={() => editor.current?.press(key)}>
          {sign}
        </RowKey>
      ))}
      {symbols.map((symbol) => (
        <RowKey
          key={symbol}
          label={symbol === '\t' ? texts.indent : symbol}
          onPress={() => editor.current?.insert(symbol)}
        >
          {symbol === '\t' ? '⇥' : symbol}
        </RowKey>
      ))}
    </div>
  );
}

interface RowKeyProps {
  label: string;
  className?: string | undefined;
  disabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

function RowKey({ label, className, disabled, onPress, children }: RowKeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={className}
      disabled={disabled}
      // Keeps the focus in the editor, so that the keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
