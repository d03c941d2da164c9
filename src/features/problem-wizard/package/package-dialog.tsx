import { useState } from 'react';
import { counted } from '../../../lib/words';
import type { OpenedPackage } from '../../../parts/authoring/open-package';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { MoreBelow } from '../../../ui/more-below';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { typeLabels } from '../type-labels';
import { changesInForm } from './package-changes';
import styles from './start-from-package.module.css';

type Carried = Extract<OpenedPackage, { ok: true }>;

interface PackageDialogProps {
  opened: readonly OpenedPackage[];
  /** The import would overwrite the form. */
  isFilledIn: boolean;
  onUse(chosen: Carried): void;
  onClose(): void;
}

export function PackageDialog({ opened, isFilledIn, onUse, onClose }: PackageDialogProps) {
  const [index, setIndex] = useState('0');
  const chosen = opened[Number(index)];
  if (!chosen) return null;
  const options = opened.map(({ name }, at) => ({ value: String(at), label: name }));
  return (
    <Dialog title="Start from a package" onClose={onClose}>
      <div className={styles.dialog}>
        {opened.length > 1 && (
          <Select label="Which of them" value={index} options={options} onChoose={setIndex} />
        )}
        {chosen.ok ? (
          <Contents chosen={chosen} />
        ) : (
          <Notice tone="alert" title={`${chosen.name} cannot be read`}>
            {chosen.message}
          </Notice>
        )}
        {chosen.ok && isFilledIn && (
          <Notice tone="accent">It takes the place of what is filled in here.</Notice>
        )}
        <div className={styles.ways}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={!chosen.ok} onClick={() => chosen.ok && onUse(chosen)}>
            Use it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Contents({ chosen: { problem, report, assumed, solution } }: { chosen: Carried }) {
  const cases = 'testCases' in problem ? `, ${counted(problem.testCases.length, 'test case')}` : '';
  const losses = report.filter((line) => !assumed.includes(line));
  const changes = [...assumed, ...changesInForm(problem)];
  return (
    <>
      <p>
        <strong>{problem.title}</strong>
        <br />
        {typeLabels[problem.type ?? 'code']}
        {cases}
        {solution && ', with a reference solution'}
      </p>
      {losses.length === 0 && <p>Everything is imported.</p>}
      {losses.length + changes.length > 0 && (
        <MoreBelow label="What the import loses and assumes">
          <Lines title="Not imported" lines={losses} />
          <Lines title="Assumed or changed" lines={changes} />
        </MoreBelow>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className={styles.lines}>
      <h3>{`${title} (${lines.length})`}</h3>
      <ul className={styles.report}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
