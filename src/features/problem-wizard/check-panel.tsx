import { Play, Square } from 'lucide-react';
import { type Language, languageLabels, languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { canRunInBrowser } from '../../../wasm/run-client';
import { durationText } from '../../lib/words';
import { Button } from '../../ui/button';
import { Section } from '../../ui/section';
import { Select } from '../../ui/select';
import { TextBlock } from '../../ui/text-block';
import type { Parts } from './parts';
import own from './preview-step.module.css';
import styles from './problem-wizard.module.css';
import type { CaseRun } from './reference-run';
import { runWords, totalWords } from './run-line';
import { useReference } from './use-reference';
import type { Wizard } from './use-wizard';

const options = languages
  .filter(canRunInBrowser)
  .map((value: Language) => ({ value, label: languageLabels[value] }));

/** Check before you publish: a program that solves the problem runs on the cases here, and shows what it writes. */
export function CheckPanel({ form, change, CodeEditor }: Wizard & Parts) {
  const { reference, testCases } = form;
  const { runs, isRunning, progress, trouble, start, cancel } = useReference();
  const { language } = reference;
  const isUntouched = reference.code.trim() === '' || reference.code === starterCode(language);
  const takeOutput = (run: CaseRun) =>
    change({
      testCases: testCases.map((one) => (one.key === run.key ? { ...one, output: run.result.stdout } : one)),
    });
  const chooseLanguage = (chosen: Language) =>
    change({
      reference: {
        language: chosen,
        code: isUntouched ? starterCode(chosen) : reference.code,
      },
    });
  return (
    <Section
      title="Check before you publish"
      aside={
        <Select
          small
          label="Language of your solution"
          value={language}
          options={options}
          onChoose={chooseLanguage}
        />
      }
    >
      <p className={styles.note}>
        Your own solution runs on every case, on this device. It is kept with the draft, and not published.{' '}
        {languageLabels.JAVA8} runs on the judge alone: submit such a program once the problem is there.
      </p>
      <div className={own.editorBox}>
        <CodeEditor
          key={language}
          label="Your solution"
          language={language}
          code={reference.code}
          onType={(code) => change({ reference: { language, code } })}
        />
      </div>
      <div className={styles.tools}>
        <Button
          icon={<Play aria-hidden />}
          disabled={isRunning || isUntouched}
          onClick={() => canRunInBrowser(language) && start(form, language)}
        >
          Run on all cases
        </Button>
        {isRunning && (
          <Button icon={<Square aria-hidden />} look="danger" onClick={cancel}>
            Cancel
          </Button>
        )}
        <p role="status" className={trouble ? styles.problem : styles.note}>
          {trouble ??
            (isRunning
              ? progress && runs.length === 0
                ? 'Getting the runtime ready…'
                : 'Running…'
              : totalWords(runs, testCases.length))}
        </p>
      </div>
      <ol className={own.runs} aria-label="Results by case">
        {runs.map((run) => (
          <CaseLine key={run.key} run={run} form={form} onTake={() => takeOutput(run)} />
        ))}
      </ol>
    </Section>
  );
}

function CaseLine({ run, form, onTake }: { run: CaseRun; form: Wizard['form']; onTake(): void }) {
  const index = form.testCases.findIndex(({ key }) => key === run.key);
  const one = form.testCases[index];
  if (!one) return null;
  const { result, matches } = run;
  const isDifferent = matches === false && one.output !== result.stdout;
  return (
    <li>
      <details className={own.run} data-good={matches === true || undefined} open={isDifferent}>
        <summary>
          <strong>Case {index + 1}</strong> {runWords(run)}{' '}
          {result.timeMs > 0 && <span className={styles.note}>{durationText(result.timeMs)}</span>}
        </summary>
        <div className={styles.pair}>
          <TextBlock title="Expected" text={one.output} />
          <TextBlock title="Output" text={result.stdout} />
        </div>
        {result.stderr !== '' && <TextBlock title="Error output" text={result.stderr} />}
        {isDifferent && (
          <Button small onClick={onTake}>
            Take this output as the expected one
          </Button>
        )}
      </details>
    </li>
  );
}
