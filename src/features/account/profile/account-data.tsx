import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveFile } from '../../../lib/files/save-file';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { showToast } from '../../../ui/toast';
import { NetworkNeeded } from '../sign-in/network-needed';
import styles from './edit-profile.module.css';
import { messages } from './messages';
import type { Person } from './use-own-person';

type Calls = typeof import('../../../sync/session/account-data');
const loadCalls = (): Promise<Calls> => import('../../../sync/session/account-data');
const showError = (message: string) => void showToast(message, { tone: 'alert', id: 'account' });

export function AccountData({ person }: { person: Person }) {
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await (await loadCalls()).exportAccount(person.uid);
    setBusy(false);
    if (!answer.ok) return showError(answer.message);
    const name = `codeferry-${person.username ?? person.uid}-${answer.data.exportedAt.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(answer.data, null, 2), 'application/json');
  };
  return (
    <section className={styles.account} aria-labelledby="account-data">
      <h2 id="account-data">{messages.account.yourAccount}</h2>
      <p>{messages.account.exportExplained}</p>
      <Button icon={<Download aria-hidden />} disabled={busy} onClick={() => void save()}>
        {busy ? messages.account.collecting : messages.account.exportData}
      </Button>
      <p>{messages.account.deleteExplained}</p>
      <Button look="danger" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
        {messages.account.deleteAccount}
      </Button>
      {deleting && <DeleteDialog person={person} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DeleteDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const username = person.username ?? '';
  const isConfirmed = username !== '' && typed.trim().toLowerCase() === username.toLowerCase();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || busy) return;
    setBusy(true);
    const answer = await (await loadCalls()).deleteAccount(person.uid, typed.trim());
    setBusy(false);
    if (!answer.ok) return showError(answer.message);
    void showToast(messages.account.accountDeleted, { tone: 'safe', id: 'account' });
  };
  return (
    <Dialog title={messages.account.deleteTitle} onClose={onClose}>
      <form className={styles.delete} noValidate onSubmit={(event) => void onSubmit(event)}>
        <NetworkNeeded title={messages.account.deletingNeedsNetwork} />
        <p>{messages.account.deleteWarning(<strong>{username}</strong>)}</p>
        <Field
          label={messages.account.username}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="danger" disabled={!isConfirmed || busy}>
          {busy ? messages.account.deleting : messages.account.deletePermanently}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.account.keepAccount}
        </Button>
      </form>
    </Dialog>
  );
}
