import { Languages } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { translationsMax } from '../../../../../contract/limits';
import { languagesOf } from '../../../../../contract/rules/statement/statement-languages';
import { languageName } from '../../../../parts/statement/language-name';
import { Button } from '../../../../ui/button';
import { Tabs } from '../../../../ui/layout/tabs';
import { TwoStepButton } from '../../../../ui/two-step-button';
import type { ProblemWizard } from '../../wizard-types';
import { messages } from '../messages';
import styles from '../statement.module.css';
import { useStatement } from '../use-statement';
import { withDefaultLanguage, withLanguage, withoutLanguage } from './edit-languages';
import { LanguageDialog } from './language-dialog';
import { LanguageSelect } from './language-select';
import { otherLanguages } from './statement-languages';

const texts = messages.languages;

interface LanguageTabsProps {
  wizard: ProblemWizard;
  /** Fields of the open language. */
  children: ReactNode;
}

/** One tab for each language of the statement; the first one is the default. */
export function LanguageTabs({ wizard, children }: LanguageTabsProps) {
  const { form, faults, language, translation } = useStatement(wizard);
  const [isAdding, setAdding] = useState(false);
  const used = languagesOf(form);
  const isFaulty = (tag: string) => faults.some(({ field }) => field.endsWith(`.${tag}`));
  const nameOf = (tag: string, at: number) => {
    const name = at === 0 ? texts.byDefault(languageName(tag)) : languageName(tag);
    return isFaulty(tag) ? texts.incomplete(name) : name;
  };
  const isFull = form.translations.length >= translationsMax;
  return (
    <>
      <Tabs
        label={texts.label}
        tabs={used.map((tag, at) => ({ id: tag, label: nameOf(tag, at) }))}
        active={language}
        onChoose={(tag) => wizard.change({ openLanguage: tag === form.language ? '' : tag })}
        className={styles.box}
        panelClassName={styles.panel}
        aside={
          <Button
            small
            icon={<Languages aria-hidden />}
            disabled={isFull}
            onClick={() => setAdding(true)}
            className={styles.add}
          >
            {texts.add}
          </Button>
        }
      >
        {isFull && <p className={styles.note}>{texts.full}</p>}
        {/* Another language has its own undo history. */}
        <div key={language} className={styles.fields}>
          {children}
        </div>
        {(translation || used.length > 1) && <p className={styles.note}>{texts.note}</p>}
        <div className={styles.ways}>
          {translation ? (
            <>
              <Button
                small
                onClick={() => wizard.change(withDefaultLanguage(wizard.current(), translation.language))}
              >
                {texts.makeDefault}
              </Button>
              <TwoStepButton
                question={texts.confirmRemove(languageName(language))}
                onConfirm={() => wizard.change(withoutLanguage(wizard.current(), translation.language))}
              >
                {texts.remove(languageName(language))}
              </TwoStepButton>
            </>
          ) : (
            <div className={styles.ownLanguage}>
              <span aria-hidden>{texts.ownLanguage}</span>
              <LanguageSelect
                small
                label={texts.ownLanguage}
                value={form.language}
                others={otherLanguages(used)}
                onChoose={(tag) => wizard.change({ language: tag, openLanguage: '' })}
              />
            </div>
          )}
        </div>
      </Tabs>
      {isAdding && (
        <LanguageDialog
          used={used}
          onAdd={(tag, copies) => {
            setAdding(false);
            wizard.change(withLanguage(wizard.current(), tag, copies));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
