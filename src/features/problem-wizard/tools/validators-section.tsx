import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { InputValidator } from '../../../../contract/entities/problem/problem-tools';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Section } from '../../../ui/layout/section';
import { TextBlock } from '../../../ui/text/text-block';
import { useFields } from '../../../wizard/use-fields';
import { Choice } from '../choice';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { AddPrograms } from './add-programs';
import { messages } from './messages';
import { ProgramFields } from './program-fields';
import { newValidator, readPrograms, withShared } from './programs';
import own from './tools.module.css';
import type { Tools } from './use-tools';

const texts = messages.validators;
const protocols = (['exit-code', 'testlib'] as const).map((value) => ({
  value,
  label: texts.protocols[value],
}));

interface ValidatorsProps {
  wizard: ProblemWizard;
  form: ProblemForm;
  tools: Tools;
  onShow(key: string): void;
}

export function ValidatorsSection({ wizard, form, tools, onShow }: ValidatorsProps) {
  const { validators } = form.tools;
  const [opened, open] = useState(-1);
  const [notes, setNotes] = useState<string[]>([]);
  const { faultOf } = useFields(wizard);
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const set = (part: Partial<typeof form.tools>) =>
    wizard.change({ tools: { ...wizard.current().tools, ...part } });
  const add = (programs: InputValidator[]) => {
    set({ validators: [...wizard.current().tools.validators, ...programs] });
    open(wizard.current().tools.validators.length - 1);
  };
  const addFiles = async (files: File[]) => {
    const read = await readPrograms(files, validators);
    set({ sharedFiles: withShared(wizard.current().tools.sharedFiles, read.sharedFiles) });
    add(
      read.programs.map((program) => ({
        ...program,
        protocol: /testlib\.h/.test(program.files[0]?.content ?? '') ? 'testlib' : 'exit-code',
        arguments: [],
      })),
    );
    setNotes(read.skipped);
  };
  const replace = (at: number, next: InputValidator) =>
    set({ validators: validators.map((one, index) => (index === at ? next : one)) });
  return (
    <Section title={texts.title}>
      <div className={styles.case} data-field="tools.validators" data-wrong={faultOf('tools.validators')}>
        <p className={styles.note}>{texts.note}</p>
        <p className={styles.note}>{texts.limit}</p>
        {faultOf('tools.validators') && <p className={styles.problem}>{faultOf('tools.validators')}</p>}
        <div className={own.programs}>
          {validators.map((program, at) => (
            <ProgramFields
              // biome-ignore lint/suspicious/noArrayIndexKey: the name changes while the user types it
              key={at}
              editors={wizard.context}
              program={program}
              isOpen={opened === at}
              field={`tools.validators.${at}`}
              faultOf={faultOf}
              onChange={(next) => replace(at, next)}
              onRemove={() => set({ validators: validators.filter((_, index) => index !== at) })}
            >
              <div className={styles.pair}>
                <Choice
                  label={texts.protocol}
                  name={`tools.validators.${at}.protocol`}
                  value={program.protocol}
                  options={protocols}
                  onChoose={(protocol) => replace(at, { ...program, protocol })}
                />
                <Field
                  label={texts.arguments}
                  name={`tools.validators.${at}.arguments`}
                  hint={texts.argumentsHint}
                  defaultValue={program.arguments.join(' ')}
                  problem={faultOf(`tools.validators.${at}.arguments`)}
                  onChange={(event) =>
                    replace(at, {
                      ...program,
                      arguments: event.currentTarget.value.split(/\s+/).filter(Boolean),
                    })
                  }
                />
              </div>
            </ProgramFields>
          ))}
        </div>
        <AddPrograms
          label={texts.add}
          notes={notes}
          onAdd={() => add([newValidator(validators)])}
          onFiles={(files) => void addFiles(files)}
        >
          {validators.length > 0 && (
            <Button
              icon={<ShieldCheck aria-hidden />}
              disabled={isOffline || tools.progress !== null}
              onClick={tools.validate}
            >
              {texts.validate}
            </Button>
          )}
        </AddPrograms>
        {validators.length > 0 && <Results form={form} tools={tools} isOffline={isOffline} onShow={onShow} />}
      </div>
    </Section>
  );
}

type ResultsProps = Pick<ValidatorsProps, 'form' | 'tools' | 'onShow'> & { isOffline: boolean };

function Results({ form, tools, isOffline, onShow }: ResultsProps) {
  const { invalid } = tools;
  const isOwn = tools.kind === 'validate';
  const failure = isOwn ? tools.failure : null;
  const progress = isOwn ? tools.progress : null;
  const text =
    progress ??
    failure?.text ??
    (isOffline ? texts.offline : invalid?.length === 0 ? texts.allValid(form.testCases.length) : null);
  return (
    <>
      <p role="status" className={failure ? styles.problem : styles.note}>
        {text}
      </p>
      {failure?.detail && <TextBlock title={messages.result.compilerOutput} text={failure.detail} />}
      {invalid && invalid.length > 0 && (
        <ul className={own.results} aria-label={texts.results}>
          {invalid.map(({ testcaseIndex: at, validator, message }) => (
            <li key={`${at} ${validator}`}>
              <span className={styles.problem}>{texts.invalid(at + 1, validator, message)}</span>
              <Button
                small
                onClick={() => {
                  const key = form.testCases[at]?.key;
                  if (key !== undefined) onShow(key);
                }}
              >
                {texts.show(at + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
