import { type KeyboardEvent, useId, useState } from 'react';
import { languageName } from '../../../../parts/statement/language-name';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/select';
import { messages } from '../messages';
import { findLanguage, nameHere, nearLanguages } from './statement-languages';

const texts = messages.languages;
const another = '…';

interface LanguageSelectProps {
  label: string;
  value: string;
  /** All that can be chosen instead. */
  others: readonly string[];
  small?: boolean;
  onChoose(tag: string): void;
}

/** A short list. The other languages are found by their names. */
export function LanguageSelect({ label, value, others, small, onChoose }: LanguageSelectProps) {
  const [isSearching, setSearching] = useState(false);
  const near = nearLanguages(others, navigator.languages).filter((tag) => tag !== value);
  const choose = (tag: string) => {
    setSearching(tag === another);
    if (tag !== another) onChoose(tag);
  };
  return (
    <>
      <Select
        label={label}
        value={isSearching ? another : value}
        options={[
          ...[value, ...near].map((tag) => ({ value: tag, label: languageName(tag) })),
          { value: another, label: texts.another },
        ]}
        onChoose={choose}
        {...(small && { small })}
      />
      {isSearching && <LanguageSearch others={others} onFound={choose} onCancel={() => choose(value)} />}
    </>
  );
}

interface LanguageSearchProps {
  others: readonly string[];
  onFound(tag: string): void;
  onCancel(): void;
}

function LanguageSearch({ others, onFound, onCancel }: LanguageSearchProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const take = (text: string, isComplete: boolean) => {
    const found = findLanguage(text, others);
    if (found) onFound(found);
    else setUnknown(isComplete && text.trim() !== '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      onCancel();
    }
    if (event.key !== 'Enter') return;
    // The form around it is not sent.
    event.preventDefault();
    take(typed, true);
  };
  return (
    <>
      <Field
        label={texts.search}
        hint={texts.searchHint}
        problem={isUnknown && texts.unknown}
        list={list}
        value={typed}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          take(event.currentTarget.value, false);
        }}
        onBlur={() => take(typed, true)}
        onKeyDown={onKeyDown}
      />
      <datalist id={list}>
        {others.map((tag) => (
          <option key={tag} value={languageName(tag)} label={nameHere(tag)} />
        ))}
      </datalist>
    </>
  );
}
