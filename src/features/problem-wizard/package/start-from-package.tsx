import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text';
import type { OpenedPackage } from '../../../parts/authoring/open-package';
import { FileButton } from '../../../ui/form/file-button';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { formOf } from '../from-problem';
import { messages } from '../messages';
import { newForm, type ProblemForm } from '../problem-form';
import { PackageDialog } from './package-dialog';
import styles from './start-from-package.module.css';

const texts = messages.import;

interface StartFromPackageProps {
  form: ProblemForm;
  onUse(form: ProblemForm): void;
}

/** D-44: imports a problem from a zip, on this device only. */
export function StartFromPackage({ form, onUse }: StartFromPackageProps) {
  const [opened, setOpened] = useState<readonly OpenedPackage[] | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | { fault: string }>('idle');
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
  const drop = useFileDrop(([file]) => void open(file));
  return (
    <div className={styles.place} {...drop}>
      <FileButton
        label={texts.file}
        accept=".zip,application/zip"
        small
        icon={<FolderInput aria-hidden />}
        disabled={state === 'reading'}
        onFiles={([file]) => void open(file)}
      >
        {texts.start}
      </FileButton>
      <p className={typeof state === 'object' ? styles.problem : styles.note} aria-live="polite">
        {statusText(state)}
      </p>
      {opened && (
        <PackageDialog
          opened={opened}
          isFilledIn={JSON.stringify(form) !== JSON.stringify(newForm())}
          onClose={() => setOpened(null)}
          onUse={({ problem }) => {
            onUse(formOf(problem));
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}

function statusText(state: 'idle' | 'reading' | { fault: string }): string {
  if (typeof state === 'object') return state.fault;
  if (state === 'reading') return texts.reading;
  return texts.hint;
}
