import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageName } from '../../../../parts/statement/language-name';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { CheckField } from '../../../../ui/form/field';
import { messages } from '../messages';
import styles from '../statement.module.css';
import { LanguageSelect } from './language-select';
import { otherLanguages } from './statement-languages';

const texts = messages.languages;

interface LanguageDialogProps {
  /** The default language first. */
  used: readonly string[];
  onAdd(language: string, copies: boolean): void;
  onClose(): void;
}

export function LanguageDialog({ used, onAdd, onClose }: LanguageDialogProps) {
  const others = otherLanguages(used);
  const [language, setLanguage] = useState(others[0] ?? '');
  const [copies, setCopies] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The wizard is a form, too.
    event.stopPropagation();
    onAdd(language, copies);
  };
  return createPortal(
    <Dialog title={texts.add} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit}>
        <div className={styles.choice}>
          <span aria-hidden>{texts.choose}</span>
          <LanguageSelect label={texts.choose} value={language} others={others} onChoose={setLanguage} />
        </div>
        <CheckField
          label={texts.copy(languageName(used[0] ?? ''))}
          checked={copies}
          onChange={(event) => setCopies(event.currentTarget.checked)}
        />
        <p className={styles.note}>{texts.note}</p>
        <div className={styles.ways}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.addNow}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
