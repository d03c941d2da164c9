import { Play, Square, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Generator } from '../../../../contract/entities/problem/problem-tools';
import { toolLimits } from '../../../../contract/limits';
import { readScript } from '../../../../contract/rules/authoring/generator-script';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/form/text-area';
import { Section } from '../../../ui/layout/section';
import { TextBlock } from '../../../ui/text/text-block';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { Choice } from '../choice';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { AddPrograms } from './add-programs';
import type { GenerationChanges } from './apply-generated';
import { canGenerateHere } from './generate-here';
import { messages } from './messages';
import { ProgramFields } from './program-fields';
import { newGenerator, readPrograms, withShared } from './programs';
import { answerSolutions } from './solutions';
import own from './tools.module.css';
import type { Tools } from './use-tools';

const texts = messages.generators;

interface GeneratorsProps {
  wizard: ProblemWizard;
  form: ProblemForm;
  tools: Tools;
}

export function GeneratorsSection({ wizard, form, tools }: GeneratorsProps) {
  const { generators, sharedFiles, script } = form.tools;
  const [opened, open] = useState(-1);
  const [notes, setNotes] = useState<string[]>([]);
  const { faultOf } = useFields(wizard);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const set = (part: Partial<typeof form.tools>) =>
    wizard.change({ tools: { ...wizard.current().tools, ...part } });
  const add = (programs: Generator[]) => {
    set({ generators: [...wizard.current().tools.generators, ...programs] });
    open(wizard.current().tools.generators.length - 1);
  };
  const addFiles = async (files: File[]) => {
    const read = await readPrograms(files, generators);
    set({ sharedFiles: withShared(wizard.current().tools.sharedFiles, read.sharedFiles) });
    add(read.programs);
    setNotes(read.skipped);
  };
  return (
    <Section title={texts.title}>
      <div className={styles.case} data-field="tools" data-wrong={faultOf('tools')}>
        <p className={styles.note}>{texts.note}</p>
        <p className={styles.note}>{texts.limits}</p>
        {faultOf('tools') && <p className={styles.problem}>{faultOf('tools')}</p>}
        <div className={own.programs} data-field="tools.generators">
          {generators.map((program, at) => (
            <ProgramFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while the user types it
              key={at}
              editors={wizard.context}
              program={program}
              isOpen={opened === at}
              field={`tools.generators.${at}`}
              faultOf={faultOf}
              onChange={(next) =>
                set({ generators: generators.map((one, index) => (index === at ? next : one)) })
              }
              onRemove={() => set({ generators: generators.filter((_, index) => index !== at) })}
            />
          ))}
        </div>
        {sharedFiles.length > 0 && (
          <p className={styles.note} tabIndex={-1} data-field="tools.sharedFiles">
            {messages.program.shared(sharedFiles.map(({ path }) => path))}
          </p>
        )}
        <AddPrograms
          label={texts.add}
          notes={notes}
          onAdd={() => add([newGenerator(generators)])}
          onFiles={(files) => void addFiles(files)}
        />
        {(generators.length > 0 || script !== '') && (
          <Script wizard={wizard} form={form} tools={tools} isOffline={isOffline} />
        )}
      </div>
    </Section>
  );
}

function Script({ wizard, form, tools, isOffline }: GeneratorsProps & { isOffline: boolean }) {
  const { faultOf } = useFields(wizard);
  const { generators, script } = form.tools;
  const { lines, faults } = readScript(
    script,
    generators.map(({ name }) => name),
  );
  const solutions = answerSolutions(form);
  const [chosen, choose] = useState(solutions[0]?.key ?? '');
  const [isWaiting, setWaiting] = useState(false);
  const solution = solutions.find(({ key }) => key === chosen);
  const used = generators.filter(({ name }) => lines.some(({ program }) => program === name));
  const isHere = isOffline && canGenerateHere(used);
  const isReady = lines.length > 0 && faults.length === 0;
  const generate = (place: 'judge' | 'device') => tools.generate({ lines, solution, place });
  // Starts once, when the network is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest list is used
  useEffect(() => {
    if (!isWaiting || isOffline || !isReady) return;
    setWaiting(false);
    generate('judge');
  }, [isWaiting, isOffline, isReady]);
  const isOwn = tools.kind === 'generate';
  const failure = isOwn ? tools.failure : null;
  return (
    <div className={styles.case}>
      <TextArea
        label={texts.script}
        name="tools.script"
        code
        rows={6}
        hint={`${limitNote(script, toolLimits.scriptLengthMax, texts.scriptHint)} ${texts.count(lines.length)}`}
        maxLength={toolLimits.scriptLengthMax}
        value={script}
        problem={
          faultOf('tools.script') ?? (faults[0] && texts.lineFault(faults[0].number, faults[0].message))
        }
        onType={(typed) => wizard.change({ tools: { ...wizard.current().tools, script: typed } })}
      />
      {solutions.length > 0 ? (
        <Choice
          label={texts.solution}
          value={solution?.key ?? ''}
          options={[
            ...solutions.map(({ key, name }) => ({ value: key, label: name })),
            { value: '', label: texts.noSolution },
          ]}
          onChoose={choose}
        />
      ) : (
        <p className={styles.note}>{texts.solutionHint}</p>
      )}
      <div className={styles.tools}>
        <Start
          tools={tools}
          isReady={isReady}
          isWaiting={isWaiting}
          mustWait={isOffline && !isHere}
          onWait={setWaiting}
          onGenerate={() => generate(isHere ? 'device' : 'judge')}
        />
        <p role="status" className={failure ? styles.problem : styles.note}>
          {(isOwn ? tools.progress : null) ?? failure?.text ?? stateText(isWaiting, isHere, tools.changes)}
        </p>
      </div>
      {failure?.detail && <TextBlock title={messages.result.compilerOutput} text={failure.detail} />}
      {tools.changes && <Changes changes={tools.changes} form={form} />}
    </div>
  );
}

interface StartProps {
  tools: Tools;
  isReady: boolean;
  isWaiting: boolean;
  /** Offline, and the generators run on the judge only. */
  mustWait: boolean;
  onWait(isWaiting: boolean): void;
  onGenerate(): void;
}

function Start({ tools, isReady, isWaiting, mustWait, onWait, onGenerate }: StartProps) {
  const isRunning = tools.progress !== null;
  return (
    <>
      {mustWait ? (
        <Button disabled={!isReady || isRunning} onClick={() => onWait(!isWaiting)}>
          {isWaiting ? texts.dontWait : texts.whenOnline}
        </Button>
      ) : (
        <Button icon={<Play aria-hidden />} disabled={!isReady || isRunning} onClick={onGenerate}>
          {texts.generate}
        </Button>
      )}
      {isRunning && (
        <Button look="danger" icon={<Square aria-hidden />} onClick={tools.cancel}>
          {texts.cancel}
        </Button>
      )}
      {tools.changes && !isRunning && (
        <Button look="quiet" icon={<Undo2 aria-hidden />} onClick={tools.undo}>
          {texts.undo}
        </Button>
      )}
    </>
  );
}

function stateText(isWaiting: boolean, isHere: boolean, changes: GenerationChanges | null): string | null {
  if (isWaiting) return texts.waiting;
  if (changes) return summaryOf(changes);
  return isHere ? texts.here : null;
}

const summaryOf = ({ added, changed, unchanged, removed }: GenerationChanges) =>
  messages.result.summary(added.length, changed.length, unchanged, removed.length);

function Changes({ changes, form }: { changes: GenerationChanges; form: ProblemForm }) {
  const { changed, removed, failed, leftOut } = changes;
  const withoutOutput = form.testCases.filter(
    ({ generatedBy, output }) => generatedBy !== undefined && output === '',
  );
  const lines = [
    ...changed.map(messages.result.changed),
    ...removed.map(messages.result.removed),
    ...(leftOut > 0 ? [messages.result.leftOut(leftOut)] : []),
    ...(withoutOutput.length > 0 ? [messages.result.noOutputs(withoutOutput.length)] : []),
  ];
  return (
    <>
      {lines.length > 0 && (
        <ul className={own.results}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul className={own.results} aria-label={messages.result.failedTitle}>
          {failed.map(({ line, message }) => (
            <li key={line} className={styles.problem}>
              {messages.result.failed(line, message)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
