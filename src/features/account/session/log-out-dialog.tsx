import { useState } from 'react';
import { exportUnsent, type UnsentFile } from '../../../data/device-work/unsent-work';
import { discardEntries } from '../../../data/outbox/outbox';
import { saveFile } from '../../../lib/files/save-file';
import { counted } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from '../sign-in/account-frame.module.css';
import { logOut } from './log-out';

interface LogOutDialogProps {
  account: string;
  username: string | null;
  unsent: number;
  onClose(): void;
}

export function LogOutDialog({ account, username, unsent, onClose }: LogOutDialogProps) {
  const [saved, setSaved] = useState<{ name: string; file: UnsentFile } | null>(null);
  const save = async () => {
    const file = await exportUnsent(account, username);
    const name = `codeferry-unsent-${username ?? account}-${file.exportedAt.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(file, null, 2), 'application/json');
    setSaved({ name, file });
  };
  const leave = async (file?: UnsentFile) => {
    if (file) await discardEntries(file.items.map(({ id }) => id));
    await logOut();
    onClose();
  };
  return (
    <Dialog title={`${counted(unsent, 'item')} not sent yet`} onClose={onClose}>
      <div className={styles.choices}>
        {saved ? (
          <>
            <p role="status">
              Saved as <strong>{saved.name}</strong>. Look whether it has arrived before you remove anything.
            </p>
            <Button look="primary" onClick={() => void leave()}>
              Log out, and keep it here too
            </Button>
            <Button look="danger" onClick={() => void leave(saved.file)}>
              Log out, and remove it from this device
            </Button>
          </>
        ) : (
          <>
            <p>
              No server has it. Kept here, nobody else sees it, and it is sent when you log in on this device
              again. On a device that is not yours, take it with you in a file.
            </p>
            <Button look="primary" onClick={() => void leave()}>
              Keep it here and log out
            </Button>
            <Button onClick={() => void save()}>Export it to a file</Button>
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}
