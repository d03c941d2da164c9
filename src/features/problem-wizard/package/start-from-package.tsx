import { FolderInput } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text';
import type { OpenedPackage } from '../../../parts/authoring/open-package';
import { Button } from '../../../ui/button';
import { formOf, newForm, type ProblemForm } from '../problem-form';
import { PackageDialog } from './package-dialog';
import styles from './start-from-package.module.css';

interface StartFromPackageProps {
  form: ProblemForm;
  onUse(form: ProblemForm): void;
}

/** D-44: a problem that was written elsewhere, out of its zip. Everything is read on this device. */
export function StartFromPackage({ form, onUse }: StartFromPackageProps) {
  const [opened, setOpened] = useState<readonly OpenedPackage[] | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | { fault: string }>('idle');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setState('reading');
    try {
      const { openPackageFile } = await import('../../../parts/authoring/open-package');
      setOpened(await openPackageFile(file));
      setState('idle');
    } catch (error) {
      setState({ fault: failureText(error) });
    }
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        className="visually-hidden"
        aria-label="Problem package"
        tabIndex={-1}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        small
        icon={<FolderInput aria-hidden />}
        disabled={state === 'reading'}
        onClick={() => input.current?.click()}
      >
        Start from a package…
      </Button>
      <p className={typeof state === 'object' ? styles.problem : styles.note} aria-live="polite">
        {stateWords(state)}
      </p>
      {opened && (
        <PackageDialog
          opened={opened}
          isFilledIn={JSON.stringify(form) !== JSON.stringify(newForm())}
          onClose={() => setOpened(null)}
          onUse={({ problem, solution }) => {
            onUse({ ...formOf(problem), ...(solution && { reference: solution }) });
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}

function stateWords(state: 'idle' | 'reading' | { fault: string }): string {
  if (typeof state === 'object') return state.fault;
  if (state === 'reading') return 'Reading the package…';
  return 'A zip in the format of Kattis and ICPC, or a full package of Polygon: choose it, or drop it here.';
}
