import { useEffect, useState } from 'react';
import type { Assignment } from '../../../../../contract/entities/classes/assignment';
import { accountKey } from '../../../../auth/session';
import type { AccountKey } from '../../../../data/account/account';
import {
  forgetAssignmentDraft,
  keepAssignmentDraft,
  readAssignmentDraft,
} from '../../../../data/assignments/assignment-drafts';
import { readAssignments } from '../../../../data/assignments/assignments';
import { serverClock } from '../../../../sync/server/page-client';
import { useAssignments } from '../use-assignments';
import { type AssignmentForm, formOf, isStored } from './assignment-form';

interface FormStart {
  classID: string;
  edited: Assignment | undefined;
  copied: Assignment | undefined;
}

/** Typed text stays on the device until it is saved on the server. */
export function useAssignmentForm({ classID, edited, copied }: FormStart) {
  const account = accountKey();
  const list = useAssignments();
  const begin = () => formOf(copied, serverClock.now(), copied !== undefined);
  /** Keeps the id of a new assignment. */
  const [begun, setBegun] = useState(begin);
  /** One draft of a new assignment in each class. */
  const draftID =
    edited?.assignmentID ?? [classID, copied?.assignmentID].filter((id) => id !== undefined).join('-');
  /** Null: nothing. */
  const [typed, setTyped] = useState<AssignmentForm | null>();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let current = true;
    readUnsaved(account, draftID)
      .catch(() => undefined)
      .then((kept) => {
        if (!current) return;
        setIsKept(kept !== undefined);
        setTyped(kept ?? null);
      });
    return () => {
      current = false;
    };
  }, [account, draftID]);
  // Without typed text, the form follows the copy on this device.
  const shown = typed === null ? (edited ? formOf(edited, serverClock.now()) : begun) : typed;
  // The answer to the first save of a new assignment can be lost.
  const stored = edited ?? list?.assignments.find(({ assignmentID }) => assignmentID === shown?.assignmentID);
  const newer = shown && stored && stored.version > shown.version ? stored : undefined;
  const isSame = shown !== undefined && newer !== undefined && isStored(shown, newer);
  const form = isSame ? { ...shown, version: newer.version } : shown;
  const change = (part: Partial<AssignmentForm>) => {
    if (!form) return;
    const next = { ...form, ...part };
    setTyped(next);
    keepAssignmentDraft(account, draftID, next).catch((error) =>
      console.warn('The assignment was not kept', error),
    );
  };
  const forget = () => forgetAssignmentDraft(account, draftID);
  return {
    form,
    isKept,
    /** On the server, or undefined. */
    stored,
    /** It was stored after the text was begun, and says something else. */
    newer: isSame ? undefined : newer,
    change,
    /** Keeps the text, which replaces this version when it is saved. */
    takeVersion: (version: number) => change({ version }),
    forget,
    async discard() {
      await forget();
      setIsKept(false);
      setBegun(begin());
      setTyped(null);
    },
  };
}

/** Forgets a draft that reached the server although the answer was lost. */
async function readUnsaved(account: AccountKey, draftID: string): Promise<AssignmentForm | undefined> {
  const kept = (await readAssignmentDraft(account, draftID)) as AssignmentForm | undefined;
  if (!kept) return undefined;
  const row = await readAssignments(account);
  const stored = row?.assignments.find(({ assignmentID }) => assignmentID === kept.assignmentID);
  if (!stored || !isStored(kept, stored)) return kept;
  await forgetAssignmentDraft(account, draftID);
  return undefined;
}
