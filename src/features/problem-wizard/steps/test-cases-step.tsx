import { Plus, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { testCasesMax } from '../../../../contract/limits';
import { counted } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/form/file-button';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { Tabs } from '../../../ui/tabs';
import { useFields } from '../../../wizard/use-fields';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import { CaseFields } from './case-fields';
import { readCaseFiles } from './case-files';
import { CheckerFields } from './checker-fields';
import { withFiles, withNewCase, withoutCase } from './edit-cases';

/** PWIZ-17 … PWIZ-24 */
export function TestCasesStep({ wizard }: { wizard: ProblemWizard }) {
  const { form, faultOf } = useFields(wizard);
  const { focus, refusals } = useSnapshot(wizard.state).place;
  const { testCases } = form;
  const [chosen, choose] = useState(testCases[0]?.key ?? '');
  const [said, setSaid] = useState<string[]>([]);
  // A fault leads to its own case, again with every try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cases themselves change while one types
  useEffect(() => {
    const index = /^testCases\.(\d+)\./.exec(focus ?? '')?.[1];
    const key = index === undefined ? undefined : testCases[Number(index)]?.key;
    if (key !== undefined) choose(key);
  }, [refusals]);
  const at = Math.max(
    0,
    testCases.findIndex(({ key }) => key === chosen),
  );
  const active = testCases[at];
  const setCases = (cases: typeof testCases, show?: string) => {
    wizard.change({ testCases: cases });
    if (show !== undefined) choose(show);
  };
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const { cases, left } = await readCaseFiles(files);
    const next = withFiles(testCases, cases);
    setCases(next, next[next.length - cases.length]?.key);
    setSaid([`${counted(cases.length, 'test case')} added.`, ...left.map((reason) => `Left out: ${reason}`)]);
  };
  const drop = useFileDrop((files) => void take(files));
  const add = () => {
    const next = withNewCase(testCases);
    setCases(next, next.at(-1)?.key);
  };
  return (
    <>
      <div
        className={styles.drop}
        {...drop}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          void take(files);
        }}
      >
        <div className={styles.files}>
          <FileButton
            label="Add files"
            accept=".in,.ans,.out,.zip"
            multiple
            icon={<Upload aria-hidden />}
            onFiles={(files) => void take(files)}
          >
            Add files
          </FileButton>
          <p className={styles.note}>Drop .in files with their .ans files here, or a zip of them.</p>
        </div>
        <div role="status" className={styles.said}>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {faultOf('testCases') && <p className={styles.problem}>{faultOf('testCases')}</p>}
        {active && (
          <Tabs
            label="Test cases"
            tabs={testCases.map(({ key }, index) => ({ id: key, label: `Case ${index + 1}` }))}
            active={active.key}
            onChoose={choose}
            className={styles.tabs}
            panelClassName={styles.panel}
            aside={
              <Button
                small
                icon={<Plus aria-hidden />}
                disabled={testCases.length >= testCasesMax}
                onClick={add}
              >
                Add case
              </Button>
            }
          >
            <CaseFields
              key={active.key}
              wizard={wizard}
              index={at}
              onRemove={() =>
                setCases(withoutCase(testCases, active.key), testCases[at - 1]?.key ?? testCases[1]?.key)
              }
            />
          </Tabs>
        )}
      </div>
      <CheckerFields wizard={wizard} />
    </>
  );
}
