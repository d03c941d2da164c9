import {
  Bold,
  Code,
  Heading,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Pi,
  Redo2,
  Sigma,
  Table,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/button';
import { runCommand } from '../../../../ui/form/insert-at-caret';
import { messages } from '../messages';
import { applyEdit, selectedIn } from './apply-edit';
import { around, code, displayMath, linesWith, link, type Selected, type TextEdit } from './edit-text';
import styles from './text.module.css';

const texts = messages.tools;

const edits = {
  bold: (selected: Selected) => around(selected, '**'),
  italics: (selected: Selected) => around(selected, '*'),
  code,
  heading: (selected: Selected) => linesWith(selected, '## '),
  bullets: (selected: Selected) => linesWith(selected, '- '),
  numbers: (selected: Selected) => linesWith(selected, '1. '),
  link: (selected: Selected) => link(selected, texts.linkText),
  inlineMath: (selected: Selected) => around(selected, '$'),
  displayMath,
} satisfies Record<string, (selected: Selected) => TextEdit>;

/** With Ctrl, or Cmd on a Mac. */
const shortcuts: Record<string, keyof typeof edits> = { b: 'bold', i: 'italics', k: 'link' };

/** @returns whether the key is one of the toolbar's */
export function pressShortcut(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const edit = shortcuts[event.key.toLowerCase()];
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !edit) return false;
  event.preventDefault();
  applyEdit(event.currentTarget, edits[edit](selectedIn(event.currentTarget)));
  return true;
}

interface ToolbarProps {
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onImage(): void;
  onTable(): void;
}

/** Arrow keys, Home and End move between the buttons, which are one stop for Tab. */
export function Toolbar({ label, area, onImage, onTable }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const run = (name: 'undo' | 'redo') => () => {
    area.current?.focus();
    runCommand(name);
  };
  const edit = (name: keyof typeof edits) => () =>
    area.current && applyEdit(area.current, edits[name](selectedIn(area.current)));
  const tools = [
    { label: texts.undo, Icon: Undo2, use: run('undo') },
    { label: texts.redo, Icon: Redo2, use: run('redo') },
    { label: texts.bold, Icon: Bold, use: edit('bold') },
    { label: texts.italics, Icon: Italic, use: edit('italics') },
    { label: texts.code, Icon: Code, use: edit('code') },
    { label: texts.heading, Icon: Heading, use: edit('heading') },
    { label: texts.bullets, Icon: List, use: edit('bullets') },
    { label: texts.numbers, Icon: ListOrdered, use: edit('numbers') },
    { label: texts.link, Icon: Link, use: edit('link') },
    { label: texts.image, Icon: ImagePlus, use: onImage },
    { label: texts.table, Icon: Table, use: onTable },
    { label: texts.inlineMath, Icon: Pi, use: edit('inlineMath') },
    { label: texts.displayMath, Icon: Sigma, use: edit('displayMath') },
  ];
  const move = (event: KeyboardEvent) => {
    const next = neighbour(event.key, stop, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={move}>
      {tools.map(({ label: name, Icon, use }, at) => (
        <IconButton
          key={name}
          label={name}
          tabIndex={at === stop ? 0 : -1}
          // Keeps the focus in the text, so that a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setStop(at)}
          onClick={use}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}

function neighbour(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
