import { useState } from 'react';
import { testCasesMax } from '../../../../contract/limits';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { useShownField } from '../../../wizard/faults/use-shown-field';
import { useFields } from '../../../wizard/use-fields';
import { AllLimits } from '../cases/all-limits';
import { messages as caseTexts } from '../cases/messages';
import { AddFiles, EntryTabs } from '../file-list';
import { GroupsSection } from '../groups/groups-section';
import { messages } from '../messages';
import { OrderList } from '../order-list';
import type { CaseForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import { ToolsSection } from '../tools/tools-section';
import type { ProblemWizard } from '../wizard-types';
import { CaseFields } from './case-fields';
import { readCaseFiles } from './case-files';
import { CheckerFields } from './checker-fields';
import { isUntouched, withFiles, withNewCase, withoutCase } from './edit-cases';

const texts = messages.cases;

/** PWIZ-17 … PWIZ-24 */
export function TestCasesStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const { testCases } = form;
  const [chosen, choose] = useState(testCases[0]?.key ?? '');
  const [report, setReport] = useState<string[]>([]);
  useShownField(wizard, /^testCases\.(\d+)/, (index) => {
    const key = testCases[Number(index)]?.key;
    if (key !== undefined) choose(key);
  });
  const at = Math.max(
    0,
    testCases.findIndex(({ key }) => key === chosen),
  );
  const active = testCases[at];
  const setCases = (cases: typeof testCases, show?: string) => {
    wizard.change({ testCases: cases });
    if (show !== undefined) choose(show);
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setReport([caseTexts.files.reading(0, files.length)]);
    const { cases, skipped } = await readCaseFiles(files, (done) =>
      setReport([caseTexts.files.reading(done, files.length)]),
    );
    // The user may have changed cases meanwhile.
    const { testCases: now, limits } = wizard.current();
    const kept = now.filter((one) => !isUntouched(one)).length;
    const next = withFiles(now, cases, limits);
    const left = kept + cases.length - testCasesMax;
    const added = Math.min(cases.length, testCasesMax - kept);
    setCases(next, next[next.length - added]?.key);
    setReport([
      texts.added(added),
      ...(left > 0 ? [caseTexts.files.tooMany(left)] : []),
      ...skipped.map(texts.skipped),
    ]);
  };
  const drop = useFileDrop((files) => void add(files));
  const addCase = () => {
    const next = withNewCase(testCases, form.limits);
    setCases(next, next.at(-1)?.key);
  };
  return (
    <>
      <div
        className={styles.drop}
        data-field="testCases"
        data-wrong={faultOf('testCases')}
        {...drop}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          void add(files);
        }}
      >
        <AddFiles
          label={texts.addFiles}
          accept=".in,.ans,.out,.a,.zip"
          hint={`${caseTexts.files.hint} ${caseTexts.files.limits}`}
          report={report}
          onFiles={(files) => void add(files)}
        />
        {faultOf('testCases') && <p className={styles.problem}>{faultOf('testCases')}</p>}
        {active && (
          <EntryTabs
            label={texts.tabs}
            entries={testCases.map(({ key }, index) => ({ id: key, label: texts.tab(index + 1) }))}
            active={active.key}
            onChoose={choose}
            add={{ label: texts.add, disabled: testCases.length >= testCasesMax, onClick: addCase }}
          >
            <CaseFields
              key={active.key}
              wizard={wizard}
              index={at}
              onRemove={() =>
                setCases(withoutCase(testCases, active.key), testCases[at - 1]?.key ?? testCases[1]?.key)
              }
            />
          </EntryTabs>
        )}
      </div>
      <OrderList<CaseForm>
        title={texts.order}
        items={testCases}
        nameOf={(_, index) => texts.tab(index + 1)}
        noteOf={(one) => texts.orderNote(one)}
        onReorder={(cases) => setCases(cases)}
      />
      <AllLimits wizard={wizard} shown={active?.key} onShow={choose} />
      <GroupsSection wizard={wizard} />
      <ToolsSection wizard={wizard} onShow={choose} />
      <CheckerFields wizard={wizard} />
    </>
  );
}
