import { useState } from 'react';
import { defaultLanguage, languageLabels } from '../../../../contract/limits';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { Section } from '../../../ui/layout/section';
import { useShownField } from '../../../wizard/faults/use-shown-field';
import { useFields } from '../../../wizard/use-fields';
import { AddFiles, EntryTabs } from '../file-list';
import { OrderList } from '../order-list';
import type { SolutionForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { canAdd, newSolution, readSolutionFiles } from './edit-solutions';
import own from './jury.module.css';
import { JuryResults } from './jury-results';
import { messages } from './messages';
import { SolutionPanel } from './solution-panel';

/** Jury solutions: the list, one of them in the editor, and the results of all (decision 113). */
export function JurySection({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const [chosen, choose] = useState<string>();
  const [report, setReport] = useState<string[]>([]);
  // An empty list begins with a program to type; it joins the list when it changes.
  // With a key of its own: a program from a file replaces it, and its editor.
  const [blank] = useState(() => ({ ...newSolution([], defaultLanguage), key: '0' }));
  const { solutions } = form;
  const shown = solutions.length > 0 ? solutions : [blank];
  const active = shown.find(({ key }) => key === chosen) ?? shown[0] ?? blank;
  const at = shown.indexOf(active);
  const faultAt = (field: string) =>
    faultOf(`jurySolutions.${at}${field}`) ??
    (at === 0 && field === '' ? faultOf('jurySolutions') : undefined);
  useShownField(wizard, /^jurySolutions\.(\d+)/, (index) => choose(solutions[Number(index)]?.key));
  const store = (changed: SolutionForm) => {
    const { solutions: newest } = wizard.current();
    const isKnown = newest.some(({ key }) => key === changed.key);
    wizard.change({
      solutions: isKnown
        ? newest.map((one) => (one.key === changed.key ? changed : one))
        : [...newest, changed],
    });
  };
  const remove = () => {
    wizard.change({ solutions: solutions.filter((one) => one !== active) });
    choose(solutions[at - 1]?.key ?? solutions[at + 1]?.key);
  };
  const add = () => {
    const added = newSolution(solutions, solutions.at(-1)?.language ?? defaultLanguage);
    wizard.change({ solutions: [...solutions, added] });
    choose(added.key);
  };
  const addFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const read = await readSolutionFiles(files, wizard.current().solutions);
    wizard.change({ solutions: [...wizard.current().solutions, ...read.solutions] });
    if (read.solutions[0]) choose(read.solutions[0].key);
    const skipped = read.skipped.map(({ name, reason }) => messages.skipped[reason](name));
    setReport([messages.added(read.solutions.length), ...skipped]);
  };
  const drop = useFileDrop((files) => void addFiles(files));
  return (
    <Section title={messages.title}>
      <div className={own.section}>
        <p className={styles.note}>{messages.note}</p>
        <div className={styles.drop} data-field="jurySolutions" {...drop}>
          <AddFiles
            label={messages.addFiles}
            accept=".cpp,.cc,.cxx,.java,.py,.py3,.js"
            hint={messages.addFilesHint}
            report={report}
            disabled={!canAdd(solutions)}
            onFiles={(files) => void addFiles(files)}
          />
          <EntryTabs
            label={messages.tabs}
            entries={shown.map(({ key, name }) => ({ id: key, label: name }))}
            active={active.key}
            onChoose={choose}
            add={{
              label: messages.add,
              disabled: !canAdd(solutions) || solutions.length === 0,
              onClick: add,
            }}
          >
            <SolutionPanel
              key={active.key}
              wizard={wizard}
              form={form}
              solution={active}
              field={`jurySolutions.${at}`}
              faultAt={faultAt}
              onChange={store}
              onRemove={solutions.length > 0 ? remove : undefined}
            />
          </EntryTabs>
        </div>
        <OrderList
          title={messages.order}
          items={solutions}
          nameOf={({ name }) => name}
          noteOf={({ language }) => languageLabels[language]}
          onReorder={(ordered) => wizard.change({ solutions: ordered })}
        />
        {form.juryFiles.length > 0 && (
          <p className={styles.note}>{messages.keptFiles(form.juryFiles.length)}</p>
        )}
        {solutions.length > 0 && <JuryResults wizard={wizard} form={form} onChoose={choose} />}
      </div>
    </Section>
  );
}
