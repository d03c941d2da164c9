import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { exportUnsent } from '../../data/device-work/unsent-work';
import type { ImportPlan } from '../../data/work-file/import-work';
import { saveFile } from '../../lib/files/save-file';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/form/file-button';
import styles from './offline.module.css';

const ImportDialog = lazy(() => import('./import-dialog').then((m) => ({ default: m.ImportDialog })));
const fileBytesMax = 100_000_000;

export function MoveWork() {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const username = current.state === 'signedIn' ? current.username : null;
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [said, setSaid] = useState<{ text: string; isTrouble: boolean } | null>(null);
  const save = async () => {
    const file = await exportUnsent(account, username);
    const name = `codeferry-work-${username ?? 'this-device'}-${file.exportedAt.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(file, null, 2), 'application/json');
    const parts = `${counted(file.drafts.length + file.answers.length, 'draft')} and ${counted(file.items.length, 'unsent item')}`;
    setSaid({ text: `${parts} saved as ${name}.`, isTrouble: false });
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const planned = await planFile(file, account);
    if (planned.ok) setPlan(planned.plan);
    else setSaid({ text: planned.message, isTrouble: true });
  };
  return (
    <>
      <p className={styles.note}>
        Everything you have typed and not sent from here, in one file. Read in on another device it goes on
        there; whatever is read in twice, or sent from both devices, is still sent once.
      </p>
      <div className={styles.actions}>
        <Button icon={<Download aria-hidden />} onClick={() => void save()}>
          Export to a file
        </Button>
        <FileButton
          label="File to import"
          accept=".json,application/json"
          icon={<Upload aria-hidden />}
          onFiles={([file]) => void read(file)}
        >
          Import a file
        </FileButton>
      </div>
      {said && (
        <p
          role={said.isTrouble ? 'alert' : 'status'}
          className={said.isTrouble ? styles.trouble : styles.note}
        >
          {said.text}
        </p>
      )}
      {plan && (
        <Suspense>
          <ImportDialog
            plan={plan}
            onClose={(text) => {
              setPlan(null);
              setSaid(text === undefined ? null : { text, isTrouble: false });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

async function planFile(file: File, account: string) {
  if (file.size > fileBytesMax)
    return { ok: false, message: 'This file is too large to be one of ours.' } as const;
  const { planImport } = await import('../../data/work-file/import-work');
  return planImport(await file.text(), account);
}
