import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ownListLimits as limits } from '../../../../contract/own-list-limits';
import { addToList, createList, removeFromList } from '../../../data/own-lists/lists';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { messages } from '../messages';
import { NameForm } from '../name-form';
import { change, useAccount, useOwnLists } from '../use-lists';
import styles from './marks.module.css';

export function AddToList({ problemID, onClose }: { problemID: string; onClose(): void }) {
  const account = useAccount();
  const lists = useOwnLists();
  const [made, setMade] = useState('');
  const create = async (name: string) => {
    const isMade = await change(() => createList(account, name, [problemID]));
    if (isMade) setMade(name);
    return isMade;
  };
  const set = (listID: string, isOn: boolean) =>
    change(() => (isOn ? addToList : removeFromList)(account, listID, problemID));
  return (
    <Dialog title={messages.addToList} onClose={onClose}>
      {lists && lists.length > 0 && (
        <ul className={styles.choices} aria-label={messages.own}>
          {lists.map(({ listID, name, problemIDs }) => (
            <li key={listID}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={problemIDs.includes(problemID)}
                  onChange={(event) => void set(listID, event.currentTarget.checked)}
                />
                <span>{name}</span>
                <span className={styles.faint}>{messages.count(problemIDs.length, limits.problemsMax)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <NameForm label={messages.newList} button={messages.create} onSend={create} />
      <p role="status" className="visually-hidden">
        {made && messages.copied(made)}
      </p>
      <div className={styles.end}>
        <Link to="/lists">{messages.allLists}</Link>
        <Button onClick={onClose}>{messages.done}</Button>
      </div>
    </Dialog>
  );
}
