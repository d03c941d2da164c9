import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { tagsMax } from '../../../../contract/limits';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import { pressKey, refusedTags, withTags } from './tag-list';

interface TagInputProps {
  tags: readonly string[];
  problem: string | undefined;
  onChange(tags: string[]): void;
}

/** PWIZ-12 … PWIZ-15: Enter or a comma adds a tag. */
export function TagInput({ tags, problem, onChange }: TagInputProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const isFull = tags.length >= tagsMax;
  const add = (text: string) => {
    const { tooLong, noRoom } = refusedTags(tags, text);
    setRefused([...tooLong.map(messages.basic.tagTooLong), ...noRoom.map(messages.basic.tagNoRoom)]);
    onChange(withTags(tags, text));
    setTyped('');
  };
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{messages.basic.tags}</label>
      <div className={styles.tagBox}>
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
            <button
              type="button"
              aria-label={messages.basic.removeTag(tag)}
              onClick={() => onChange(tags.filter((other) => other !== tag))}
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        <input
          id={id}
          name="tags"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const { value } = event.currentTarget;
            // On-screen keyboards send no key event for a comma, and pasted text has none.
            if (value.includes(',')) add(value);
            else {
              setTyped(value);
              setRefused([]);
            }
          }}
          onKeyDown={(event) => {
            const next = pressKey(tags, typed, event.key);
            if (event.key === 'Enter') event.preventDefault();
            if (!next || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (event.key === 'Backspace') onChange(next.tags);
            else add(typed);
          }}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </div>
      <p
        id={`${id}-note`}
        className={problem || refused.length > 0 ? styles.problem : styles.note}
        aria-live="polite"
      >
        {[problem, ...refused].filter(Boolean).join(' ') ||
          (isFull ? messages.basic.tagsFull : messages.basic.tagsHint)}
      </p>
    </div>
  );
}
