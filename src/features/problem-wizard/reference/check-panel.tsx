import { Gavel, Play, Square } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { type Language, languageLabels, languages } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { durationText } from '../../../lib/words';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { Select } from '../../../ui/select';
import { TextBlock } from '../../../ui/text/text-block';
import { useForm } from '../../../wizard/use-fields';
import { messages } from '../messages';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import own from '../steps/preview-step.module.css';
import type { ProblemWizard } from '../wizard-types';
import { caseStatus, totalStatus } from './case-status';
import { type CaseRun, placeOf } from './reference-run';
import { useReference } from './use-reference';

const texts = messages.check;
const options = languages.map((value) => ({ value, label: languageLabels[value] }));

/** Runs the reference solution before publishing, here or on the judge. */
export function CheckPanel({ wizard }: { wizard: ProblemWizard }) {
  const form = useForm(wizard);
  const { CodeEditor } = wizard.context;
  const { reference, testCases } = form;
  const { runs, place: ranOn, progress, failure, start, cancel } = useReference();
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const { language } = reference;
  const runsHere = canRunInBrowser(language) && !form.run?.addedFiles;
  const place = placeOf(form.checkerKind, runsHere, isOffline);
  const isRunning = progress !== null;
  const isUntouched = reference.code.trim() === '' || reference.code === starterCode(language);
  const replaceOutput = (run: CaseRun) =>
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
  const total = totalStatus(runs, testCases.length);
  return (
    <Section
      title={texts.title}
      aside={
        <Select small label={texts.language} value={language} options={options} onChoose={chooseLanguage} />
      }
    >
      <p className={styles.note}>{texts.places[place]}</p>
      <div className={own.editorBox}>
        <CodeEditor
          key={language}
          label={texts.solution}
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
          {texts.run}
        </Button>
        {place === 'device' && !isOffline && (
          <Button
            look="quiet"
            icon={<Gavel aria-hidden />}
            disabled={isRunning || isUntouched}
            onClick={() => start(wizard.current(), 'judge')}
          >
            {texts.runOnJudge}
          </Button>
        )}
        {isRunning && (
          <Button icon={<Square aria-hidden />} look="danger" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        <p role="status" className={failure ? styles.problem : styles.note}>
          {progress ??
            failure?.text ??
            (place === 'nowhere'
              ? texts.offline(language)
              : total && (ranOn === 'judge' ? texts.ranOnJudge(total) : texts.ranOnDevice(total)))}
        </p>
      </div>
      {failure?.detail && <TextBlock title={texts.compilerOutput} text={failure.detail} />}
      <ol className={own.runs} aria-label={texts.results}>
        {runs.map((run) => (
          <CaseLine key={run.key} run={run} form={form} onUseOutput={() => replaceOutput(run)} />
        ))}
      </ol>
    </Section>
  );
}

function CaseLine({ run, form, onUseOutput }: { run: CaseRun; form: ProblemForm; onUseOutput(): void }) {
  const index = form.testCases.findIndex(({ key }) => key === run.key);
  const one = form.testCases[index];
  if (!one) return null;
  const { result, matches, isCut = false } = run;
  const isDifferent = matches === false && one.output !== result.stdout;
  // An interactive run has no output to copy.
  const isUsable = isDifferent && !isCut && !(form.checkerKind === 'custom' && form.custom.interactive);
  return (
    <li>
      <details className={own.run} data-good={matches === true || undefined} open={matches === false}>
        <summary>
          <strong>{texts.caseResult(index + 1)}</strong> {caseStatus(run)}{' '}
          {result.timeMs > 0 && <span className={styles.note}>{durationText(result.timeMs)}</span>}
        </summary>
        {result.outcome !== 'compileError' && (
          <div className={styles.pair}>
            <TextBlock title={texts.expected} text={one.output} />
            <TextBlock title={texts.output} text={result.stdout} />
          </div>
        )}
        {result.stderr !== '' && <TextBlock title={texts.errorOutput} text={result.stderr} />}
        {result.message && <p className={styles.note}>{result.message}</p>}
        {isCut && <p className={styles.note}>{texts.outputCut}</p>}
        {isUsable && (
          <Button small onClick={onUseOutput}>
            {texts.useOutput}
          </Button>
        )}
      </details>
    </li>
  );
}
