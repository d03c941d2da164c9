import { useState } from 'react';
import { accountKey } from '../../../auth/session';

/** In memory: what somebody has typed survives closing a dialog or opening another tab, but not a reload. */
const kept = new Map<string, string>();

/** Another `place` needs another React key. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const key = `${accountKey()}/${place}`;
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const change = (next: string) => {
    if (next === '') kept.delete(key);
    else kept.set(key, next);
    setText(next);
  };
  return [text, change];
}
