import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type Language, languageLabels } from '../../../../contract/limits';
import { gapEnd, gapStart } from '../../../../contract/rules/authoring/gap-markers';
import { starterCode } from '../../../../contract/rules/starter-code';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/form/field';
import { Tabs } from '../../../ui/layout/tabs';
import { useShownField } from '../../../wizard/faults/use-shown-field';
import { useFields } from '../../../wizard/use-fields';
import { messages } from '../messages';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';

const texts = messages.starterCode;

/** PWIZ-25 */
const order: readonly Language[] = ['CPP17', 'JAVA8', 'PYTHON3', 'JAVASCRIPT_NODE'];
const tabs = order.map((id) => ({ id, label: languageLabels[id] }));

/** PWIZ-25, PWIZ-26: starter code per language. */
export function StarterCodeStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const { CodeEditor } = wizard.context;
  const [language, setLanguage] = useState<Language>('CPP17');
  const [resets, setResets] = useState(0);
  const { initialCode, hasGaps } = form;
  const code = initialCode[language] ?? '';
  const fault = faultOf(`initialCode.${language}`) ?? faultOf('initialCode');
  useShownField(wizard, /^initialCode\.(\w+)/, (named) => {
    const found = order.find((one) => one === named);
    if (found) setLanguage(found);
  });
  const set = (text: string) => wizard.change({ initialCode: { ...initialCode, [language]: text } });
  return (
    <>
      <p className={styles.note}>{form.type === 'debug' ? texts.debugHint : texts.hint}</p>
      <CheckField
        label={texts.gaps}
        checked={hasGaps}
        onChange={(event) => wizard.change({ hasGaps: event.currentTarget.checked })}
      />
      {hasGaps && <p className={styles.note}>{texts.gapsHint}</p>}
      {fault && (
        <p className={styles.problem} role="alert">
          {fault}
        </p>
      )}
      <Tabs<Language>
        label={texts.label}
        tabs={tabs}
        active={language}
        onChoose={setLanguage}
        className={styles.tabs}
        aside={
          <Button
            small
            icon={<RotateCcw aria-hidden />}
            disabled={code === starterCode(language)}
            onClick={() => {
              set(starterCode(language));
              setResets(resets + 1);
            }}
          >
            {texts.reset}
          </Button>
        }
      >
        <div data-field={`initialCode.${language}`} data-wrong={fault}>
          <div data-field="initialCode" data-wrong={fault}>
            <CodeEditor
              key={`${language}/${resets}`}
              label={languageLabels[language]}
              language={language}
              code={code}
              onType={set}
              around={hasGaps ? { label: texts.makeGap, before: gapStart, after: gapEnd } : undefined}
            />
          </div>
        </div>
      </Tabs>
      <p id="editor-keys" className={styles.note}>
        {texts.leaveEditor}
      </p>
    </>
  );
}
