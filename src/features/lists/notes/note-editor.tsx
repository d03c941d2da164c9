import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NoteVersion } from '../../../../contract/entities/own-list';
import { ownListLimits as limits } from '../../../../contract/own-list-limits';
import { type AccountKey, deviceAccount } from '../../../data/account/account';
import { decideNote, type Note, readNote, saveNote } from '../../../data/own-lists/notes';
import { deviceName } from '../../../lib/device-name';
import { createSaveTimer } from '../../../lib/save-timer';
import { timeAgo } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/form/text-area';
import { Notice } from '../../../ui/notice';
import { messages } from '../messages';
import { change, useAccount } from '../use-lists';
import styles from './note-editor.module.css';

const pauseMs = 1200;
const atMostMs = 6000;
const texts = messages.notes;

export function NoteEditor({ problemID }: { problemID: string }) {
  const account = useAccount();
  const note = useLiveQuery(() => readNote(account, problemID), [account, problemID]);
  if (!note) return <div className={styles.place} />;
  return <Editor key={`${account}/${problemID}`} {...{ account, problemID, note }} />;
}

interface EditorProps {
  account: AccountKey;
  problemID: string;
  note: Note;
}

function Editor({ account, problemID, note }: EditorProps) {
  const { typed, type, replace, isSaving } = useTyped(account, problemID, note.text);
  const decide = async (text: string) => {
    replace(text);
    return change(() => decideNote(account, problemID, text, deviceName(navigator.userAgent)));
  };
  const state = isSaving
    ? texts.saving
    : note.savedAt === undefined
      ? texts.hint
      : note.isPending || account === deviceAccount
        ? texts.savedHere
        : texts.saved;
  return (
    <div className={styles.editor}>
      {note.others.map((other) => (
        <Conflict key={other.versionID} other={other} text={typed} onDecide={decide} />
      ))}
      <TextArea
        label={texts.label}
        name="note"
        rows={7}
        maxLength={limits.noteLengthMax}
        problem={undefined}
        value={typed}
        onType={type}
      />
      <p className={styles.line}>
        <span role="status">{state}</span>
        <span>{texts.count(typed.length, limits.noteLengthMax)}</span>
      </p>
    </div>
  );
}

/** The text in the field. Saves after a pause, and when the field or the page goes away. */
function useTyped(account: AccountKey, problemID: string, stored: string) {
  const [typed, setTyped] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const unsaved = useRef<string | undefined>(undefined);
  const save = useCallback(async () => {
    const text = unsaved.current;
    if (text === undefined) return;
    const isSaved = await change(() => saveNote(account, problemID, text, deviceName(navigator.userAgent)));
    // Otherwise the next change tries again.
    if (unsaved.current !== text) return;
    if (isSaved) unsaved.current = undefined;
    setSaving(false);
  }, [account, problemID]);
  const timer = useRef<ReturnType<typeof createSaveTimer> | undefined>(undefined);
  // Before the field can be used; other effects may run after the first typed letter.
  useLayoutEffect(() => {
    const saving = createSaveTimer(() => void save(), pauseMs, atMostMs);
    timer.current = saving;
    const hidden = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      saving.cancel();
      void save();
    };
  }, [save]);
  // Another tab or device changed it, and nothing is typed here.
  useEffect(() => {
    if (unsaved.current === undefined) setTyped(stored);
  }, [stored]);
  const type = (text: string) => {
    unsaved.current = text;
    setTyped(text);
    setSaving(true);
    timer.current?.changed();
  };
  /** The decision saves it. */
  const replace = (text: string) => {
    unsaved.current = undefined;
    timer.current?.cancel();
    setTyped(text);
    setSaving(false);
  };
  return { typed, type, replace, isSaving };
}

interface ConflictProps {
  other: NoteVersion;
  text: string;
  onDecide(text: string): Promise<boolean>;
}

function Conflict({ other, text, onDecide }: ConflictProps) {
  const both = `${text}\n\n${other.text}`;
  const device = other.device === '' ? texts.otherDevice : other.device;
  const isTooLong = both.length > limits.noteLengthMax;
  return (
    <Notice
      tone="accent"
      title={texts.conflict(device, timeAgo(Date.parse(other.savedAt), Date.now()))}
      actions={
        <>
          <Button small onClick={() => void onDecide(other.text)}>
            {texts.useOther}
          </Button>
          <Button small disabled={isTooLong} onClick={() => void onDecide(both)}>
            {texts.keepBoth}
          </Button>
          <Button small onClick={() => void onDecide(text)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{isTooLong ? texts.tooLong : texts.conflictText}</p>
      <blockquote className={styles.other}>{other.text}</blockquote>
    </Notice>
  );
}
