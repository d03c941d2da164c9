import { Gavel, Play, Square } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { type Language, languageLabels, languages } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { durationText } from '../../../lib/words';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { Select } from '../../../ui/select';
import { TextBlock } from '../../../ui/text-block';
import { useForm } from '../../../wizard/use-fields';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import own from '../steps/preview-step.module.css';
import type { ProblemWizard } from '../wizard-types';
import { type CaseRun, placeOf } from './reference-run';
import { runWords, totalWords } from './run-line';
import { nowhereText, useReference } from './use-reference';

const options = languages.map((value) => ({ value, label: languageLabels[value] }));

const placeWords = {
  device: 'Your own solution runs on every case, on this device.',
  judge: 'Your own solution runs on every case, on the judge.',
  nowhere: 'Your own solution runs on every case.',
} as const;

/** Runs the reference solution before publishing, here or on the judge. */
export function CheckPanel({ wizard }: { wizard: ProblemWizard }) {
  const form = useForm(wizard);
  const { CodeEditor } = wizard.context;
  const { reference, testCases } = form;
  const { runs, place: ranOn, waitsFor, trouble, start, cancel } = useReference();
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const { language } = reference;
  const place = placeOf(form.checkerKind, canRunInBrowser(language), isOffline);
  const isRunning = waitsFor !== null;
  const isUntouched = reference.code.trim() === '' || reference.code === starterCode(language);
  const takeOutput = (run: CaseRun) =>
    wizard.change({
      testCases: testCases.map((one) => (one.key === run.key ? { ...one, output: run.result.stdout } : one)),
    });
  const chooseLanguage = (chosen: Language) =>
    wizard.change({
      reference: {
        language: chosen,
        code: isUntouched ? starterCode(chosen) : reference.code,
      },
    });
  const total = totalWords(runs, testCases.length);
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
      <p className={styles.note}>{placeWords[place]} It is kept with the draft, and not published.</p>
      <div className={own.editorBox}>
        <CodeEditor
          key={language}
          label="Your solution"
          language={language}
          code={reference.code}
          onType={(code) => wizard.change({ reference: { language, code } })}
        />
      </div>
      <div className={styles.tools}>
        <Button
          icon={<Play aria-hidden />}
          disabled={isRunning || isUntouched || place === 'nowhere'}
          onClick={() => start(wizard.current(), place)}
        >
          Run on all cases
        </Button>
        {place === 'device' && !isOffline && (
          <Button
            look="quiet"
            icon={<Gavel aria-hidden />}
            disabled={isRunning || isUntouched}
            onClick={() => start(wizard.current(), 'judge')}
          >
            Run on the judge
          </Button>
        )}
        {isRunning && (
          <Button icon={<Square aria-hidden />} look="danger" onClick={cancel}>
            Cancel
          </Button>
        )}
        <p role="status" className={trouble ? styles.problem : styles.note}>
          {waitsFor ??
            trouble?.text ??
            (place === 'nowhere'
              ? nowhereText(language)
              : total && `${total} ${ranOn === 'judge' ? 'Ran on the judge.' : 'Ran on this device.'}`)}
        </p>
      </div>
      {trouble?.detail && <TextBlock title="What the compiler says" text={trouble.detail} />}
      <ol className={own.runs} aria-label="Results by case">
        {runs.map((run) => (
          <CaseLine key={run.key} run={run} form={form} onTake={() => takeOutput(run)} />
        ))}
      </ol>
    </Section>
  );
}

function CaseLine({ run, form, onTake }: { run: CaseRun; form: ProblemForm; onTake(): void }) {
  const index = form.testCases.findIndex(({ key }) => key === run.key);
  const one = form.testCases[index];
  if (!one) return null;
  const { result, matches, isCut = false } = run;
  const isDifferent = matches === false && one.output !== result.stdout;
  // An interactive run has no output to copy.
  const isTakeable = isDifferent && !isCut && !(form.checkerKind === 'custom' && form.custom.interactive);
  return (
    <li>
      <details className={own.run} data-good={matches === true || undefined} open={matches === false}>
        <summary>
          <strong>Case {index + 1}</strong> {runWords(run)}{' '}
          {result.timeMs > 0 && <span className={styles.note}>{durationText(result.timeMs)}</span>}
        </summary>
        {result.outcome !== 'compileError' && (
          <div className={styles.pair}>
            <TextBlock title="Expected" text={one.output} />
            <TextBlock title="Output" text={result.stdout} />
          </div>
        )}
        {result.stderr !== '' && <TextBlock title="Error output" text={result.stderr} />}
        {result.message && <p className={styles.note}>{result.message}</p>}
        {isCut && <p className={styles.note}>The output is longer than what is shown.</p>}
        {isTakeable && (
          <Button small onClick={onTake}>
            Take this output as the expected one
          </Button>
        )}
      </details>
    </li>
  );
}
