import { useState } from 'react';
import { exportUnsent, type UnsentFile } from '../../../data/device-work/unsent-work';
import { discardEntries } from '../../../data/outbox/outbox';
import { saveFile } from '../../../lib/files/save-file';
import { signOut } from '../../../sync/session/sign-out';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from '../sign-in/account-frame.module.css';
import { messages } from './messages';

interface SignOutDialogProps {
  account: string;
  username: string | null;
  unsent: number;
  onClose(): void;
}

export function SignOutDialog({ account, username, unsent, onClose }: SignOutDialogProps) {
  const [saved, setSaved] = useState<{ name: string; file: UnsentFile } | null>(null);
  const save = async () => {
    const file = await exportUnsent(account, username);
    const name = `codeferry-unsent-${username ?? account}-${file.exportedAt.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(file, null, 2), 'application/json');
    setSaved({ name, file });
  };
  const leave = async (file?: UnsentFile) => {
    if (file) await discardEntries(file.items.map(({ id }) => id));
    await signOut();
    onClose();
  };
  return (
    <Dialog title={messages.unsent(unsent)} onClose={onClose}>
      <div className={styles.choices}>
        {saved ? (
          <>
            <p role="status">{messages.exported(<strong>{saved.name}</strong>)}</p>
            <Button look="primary" onClick={() => void leave()}>
              {messages.keepAndSignOut}
            </Button>
            <Button look="danger" onClick={() => void leave(saved.file)}>
              {messages.deleteAndSignOut}
            </Button>
          </>
        ) : (
          <>
            <p>{messages.unsentExplained}</p>
            <Button look="primary" onClick={() => void leave()}>
              {messages.keepAndSignOut}
            </Button>
            <Button onClick={() => void save()}>{messages.exportToFile}</Button>
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          {messages.staySignedIn}
        </Button>
      </div>
    </Dialog>
  );
}
