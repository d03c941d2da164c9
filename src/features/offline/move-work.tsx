import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import type { ImportPlan } from '../../data/work-file/import-work';
import { saveFile } from '../../lib/files/save-file';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/form/file-button';
import { messages } from './messages';
import styles from './offline.module.css';

const ImportDialog = lazy(() => import('./import-dialog').then((m) => ({ default: m.ImportDialog })));
const fileBytesMax = 100_000_000;

export function MoveWork() {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const username = current.state === 'signedIn' ? current.username : null;
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [notice, setNotice] = useState<{ text: string; isTrouble: boolean } | null>(null);
  const save = async () => {
    const { exportWork, isWholeDraft } = await import('../../data/work-file/wizard-drafts-file');
    const file = await exportWork(account, username);
    const name = `codeferry-work-${username ?? 'this-device'}-${file.exportedAt.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(file, null, 2), 'application/json');
    const { drafts, answers, typed = [], wizardDrafts = [], items } = file;
    const draftCount =
      drafts.length + answers.length + typed.length + wizardDrafts.filter(isWholeDraft).length;
    const text = messages.move.exported(draftCount, items.length, name);
    setNotice({ text, isTrouble: false });
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const planned = await planFile(file, account);
    if (planned.ok) setPlan(planned.plan);
    else setNotice({ text: planned.message, isTrouble: true });
  };
  return (
    <>
      <p className={styles.note}>{messages.move.note}</p>
      <div className={styles.actions}>
        <Button icon={<Download aria-hidden />} onClick={() => void save()}>
          {messages.move.export}
        </Button>
        <FileButton
          label={messages.move.fileToImport}
          accept=".json,application/json"
          icon={<Upload aria-hidden />}
          onFiles={([file]) => void read(file)}
        >
          {messages.move.import}
        </FileButton>
      </div>
      {notice && (
        <p
          role={notice.isTrouble ? 'alert' : 'status'}
          className={notice.isTrouble ? styles.trouble : styles.note}
        >
          {notice.text}
        </p>
      )}
      {plan && (
        <Suspense>
          <ImportDialog
            plan={plan}
            onClose={(text) => {
              setPlan(null);
              setNotice(text === undefined ? null : { text, isTrouble: false });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

async function planFile(file: File, account: string) {
  if (file.size > fileBytesMax) return { ok: false, message: messages.move.tooLarge } as const;
  const { planImport } = await import('../../data/work-file/import-work');
  return planImport(await file.text(), account);
}
