import { Gavel, Play, Square, Trash2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { juryLimits, type Language, languageLabels, languages } from '../../../../contract/limits';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import {
  expectationOf,
  type JuryExpectation,
  juryExpectations,
} from '../../../../contract/rules/jury/jury-difference';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import { TextBlock } from '../../../ui/text/text-block';
import { limitNote } from '../../../wizard/limit-note';
import type { ProblemForm, SolutionForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import { CaseLine } from '../reference/case-line';
import { totalStatus } from '../reference/case-status';
import { messages as check } from '../reference/messages';
import { placeOf } from '../reference/reference-run';
import { useReference } from '../reference/use-reference';
import own from '../steps/preview-step.module.css';
import type { ProblemWizard } from '../wizard-types';
import { isUntouched, pointsOf, withExpectation, withLanguage, withPoints } from './edit-solutions';
import { messages } from './messages';

const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));
const expectationOptions = (Object.keys(juryExpectations) as JuryExpectation[]).map((value) => ({
  value: value as string,
  label: messages.expectations[value],
}));

interface SolutionPanelProps {
  wizard: ProblemWizard;
  form: ProblemForm;
  solution: SolutionForm;
  /** Its path in the form: names of fields. */
  field: string;
  /** The fault of a part of it, as `.source`; '' for the whole. */
  faultAt(part: string): string | undefined;
  onChange(changed: SolutionForm): void;
  /** Undefined: it is not in the list yet. */
  onRemove: (() => void) | undefined;
}

/** One jury solution: its program, what is expected of it, and a run with all outputs. */
export function SolutionPanel(props: SolutionPanelProps) {
  const { wizard, form, solution, field, faultAt, onChange, onRemove } = props;
  const { CodeEditor } = wizard.context;
  const { runs, place: ranOn, progress, failure, start, cancel } = useReference();
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const { language } = solution;
  const runsHere = canRunInBrowser(language) && !form.run?.addedFiles;
  const place = placeOf(form.checkerKind, runsHere, isOffline);
  const isRunning = progress !== null;
  const untouched = isUntouched(solution);
  const total = totalStatus(runs, form.testCases.length);
  const replaceOutput = (key: string, output: string) =>
    wizard.change({
      testCases: form.testCases.map((one) => (one.key === key ? { ...one, output } : one)),
    });
  // The newest text: the editor is read when it is mounted, and may be ahead of this rendering.
  const current = () => wizard.current().solutions.find(({ key }) => key === solution.key) ?? solution;
  return (
    <div className={styles.case} data-field={field} data-wrong={faultAt('')}>
      {faultAt('') && <p className={styles.problem}>{faultAt('')}</p>}
      <Expectations {...{ form, solution, field, faultAt, onChange, current }} />
      <div className={own.editorBox} data-field={`${field}.source`} data-wrong={faultAt('.source')}>
        <CodeEditor
          key={language}
          label={messages.program}
          language={language}
          code={solution.source}
          onType={(source) => onChange({ ...current(), source })}
        />
      </div>
      {faultAt('.source') && <p className={styles.problem}>{faultAt('.source')}</p>}
      <div className={styles.tools}>
        <Button
          icon={<Play aria-hidden />}
          disabled={isRunning || untouched || place === 'nowhere'}
          onClick={() => start(wizard.current(), current(), place)}
        >
          {check.run}
        </Button>
        {place === 'device' && !isOffline && (
          <Button
            look="quiet"
            icon={<Gavel aria-hidden />}
            disabled={isRunning || untouched}
            onClick={() => start(wizard.current(), current(), 'judge')}
          >
            {check.runOnJudge}
          </Button>
        )}
        {isRunning && (
          <Button icon={<Square aria-hidden />} look="danger" onClick={cancel}>
            {check.cancel}
          </Button>
        )}
        {onRemove && (
          <Button look="quiet" icon={<Trash2 aria-hidden />} disabled={isRunning} onClick={onRemove}>
            {messages.remove}
          </Button>
        )}
        <p role="status" className={failure ? styles.problem : styles.note}>
          {progress ??
            failure?.text ??
            (place === 'nowhere'
              ? check.offline(language)
              : total && (ranOn === 'judge' ? check.ranOnJudge(total) : check.ranOnDevice(total)))}
        </p>
      </div>
      {failure?.detail && <TextBlock title={check.compilerOutput} text={failure.detail} />}
      {runs.length > 0 && (
        <ol className={own.runs} aria-label={check.results}>
          {runs.map((run) => (
            <CaseLine
              key={run.key}
              run={run}
              form={form}
              onUseOutput={() => replaceOutput(run.key, run.result.stdout)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

type Shown = 'form' | 'solution' | 'field' | 'faultAt' | 'onChange';

interface ExpectationsProps extends Pick<SolutionPanelProps, Shown> {
  current(): SolutionForm;
}

function Expectations({ form, solution, field, faultAt, onChange, current }: ExpectationsProps) {
  const { rules = [] } = solution;
  const expectation = expectationOf(solution);
  const others = rules.filter(({ cases }) => cases !== '').length;
  const labels = solution.expected.map((verdict) => verdictLabels[verdict]).join(', ');
  const fromPackage = expectation === undefined ? [{ value: 'package', label: messages.anyOf(labels) }] : [];
  const points = pointsOf(solution);
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={messages.name}
          name={`${field}.name`}
          problem={faultAt('.name')}
          hint={limitNote(solution.name, juryLimits.nameLengthMax)}
          autoComplete="off"
          spellCheck={false}
          maxLength={juryLimits.nameLengthMax}
          value={solution.name}
          onChange={({ currentTarget }) => {
            const name = currentTarget.value.replace(/[\\]|^\/+|\.\.\//g, '');
            if (name !== '') onChange({ ...current(), name });
          }}
        />
        <div className={styles.choice}>
          <span aria-hidden>{messages.language}</span>
          <Select<Language>
            label={messages.language}
            name={`${field}.language`}
            value={solution.language}
            options={languageOptions}
            onChoose={(language) => onChange(withLanguage(current(), language, form.solutions))}
          />
        </div>
      </div>
      <div className={styles.pair}>
        <div className={styles.choice}>
          <span aria-hidden>{messages.expected}</span>
          <Select
            label={messages.expected}
            name={`${field}.expected`}
            value={expectation ?? 'package'}
            options={[...expectationOptions, ...fromPackage]}
            onChoose={(chosen) =>
              chosen !== 'package' && onChange(withExpectation(current(), chosen as JuryExpectation))
            }
          />
        </div>
        {form.scoring && (
          <Field
            label={messages.points}
            name={`${field}.rules`}
            problem={faultAt('.rules')}
            hint={messages.pointsHint}
            type="number"
            inputMode="decimal"
            value={points ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                withPoints(
                  current(),
                  value === '' || Number.isNaN(Number(value)) ? undefined : Number(value),
                ),
              )
            }
          />
        )}
      </div>
      {others > 0 && <p className={styles.note}>{messages.fromPackage(others)}</p>}
    </>
  );
}
