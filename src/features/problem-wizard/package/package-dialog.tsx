import { useState } from 'react';
import { messages as authoring } from '../../../parts/authoring/messages';
import type { OpenedPackage } from '../../../parts/authoring/open-package';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CheckField } from '../../../ui/form/field';
import { MoreBelow } from '../../../ui/layout/more-below';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { messages } from '../messages';
import { changesInForm } from './package-changes';
import styles from './start-from-package.module.css';

const texts = messages.import;

type Readable = Extract<OpenedPackage, { ok: true }>;

interface PackageDialogProps {
  opened: readonly OpenedPackage[];
  /** The import would overwrite the form. */
  isFilledIn: boolean;
  onUse(chosen: Readable): void;
  onClose(): void;
}

export function PackageDialog({ opened, isFilledIn, onUse, onClose }: PackageDialogProps) {
  const [index, setIndex] = useState('0');
  const [accepted, setAccepted] = useState(false);
  const chosen = opened[Number(index)];
  if (!chosen) return null;
  const losesParts = chosen.ok && chosen.losses.length > 0;
  const choose = (at: string) => {
    setIndex(at);
    setAccepted(false);
  };
  const options = opened.map(({ name }, at) => ({ value: String(at), label: name }));
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.dialog}>
        {opened.length > 1 && (
          <Select label={texts.choosePackage} value={index} options={options} onChoose={choose} />
        )}
        {chosen.ok ? (
          <Contents chosen={chosen} />
        ) : (
          <Notice tone="alert" title={texts.unreadable(chosen.name)}>
            {chosen.message}
          </Notice>
        )}
        {losesParts && (
          <CheckField
            label={texts.acceptLosses}
            checked={accepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        )}
        {chosen.ok && isFilledIn && <Notice tone="accent">{texts.replaces}</Notice>}
        <div className={styles.ways}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            look="primary"
            disabled={!chosen.ok || (losesParts && !accepted)}
            onClick={() => chosen.ok && onUse(chosen)}
          >
            {texts.use}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Contents({ chosen: { problem, losses, assumed } }: { chosen: Readable }) {
  const cases = 'testCases' in problem ? problem.testCases.length : undefined;
  const solutions = 'testCases' in problem ? (problem.jurySolutions?.length ?? 0) : 0;
  const changes = [...assumed, ...changesInForm(problem)];
  return (
    <>
      <p>
        <strong>{problem.title}</strong>
        <br />
        {texts.contents(authoring.types[problem.type ?? 'code'], cases, solutions)}
      </p>
      {losses.length === 0 && <p>{texts.complete}</p>}
      {losses.length + changes.length > 0 && (
        <MoreBelow label={texts.details}>
          <Lines title={texts.notImported} lines={losses} />
          <Lines title={texts.assumed} lines={changes} />
        </MoreBelow>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className={styles.lines}>
      <h3>{texts.lines(title, lines.length)}</h3>
      <ul className={styles.report}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
