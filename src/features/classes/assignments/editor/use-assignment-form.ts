import { useEffect, useState } from 'react';
import type { Assignment } from '../../../../../contract/entities/classes/assignment';
import { accountKey } from '../../../../auth/session';
import {
  forgetAssignmentDraft,
  keepAssignmentDraft,
  readAssignmentDraft,
} from '../../../../data/assignments/assignment-drafts';
import { serverClock } from '../../../../sync/server/page-client';
import { type AssignmentForm, formOf } from './assignment-form';

interface FormStart {
  classID: string;
  edited: Assignment | undefined;
  copied: Assignment | undefined;
}

/** Typed text stays on the device until it is saved on the server. */
export function useAssignmentForm({ classID, edited, copied }: FormStart) {
  const account = accountKey();
  const [begun] = useState(() => formOf(edited ?? copied, serverClock.now(), copied !== undefined));
  /** One draft of a new assignment in each class. */
  const draftID =
    edited?.assignmentID ?? [classID, copied?.assignmentID].filter((id) => id !== undefined).join('-');
  const [form, show] = useState<AssignmentForm>();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let current = true;
    readAssignmentDraft(account, draftID)
      .catch(() => undefined)
      .then((kept) => {
        if (!current) return;
        setIsKept(kept !== undefined);
        show((kept as AssignmentForm | undefined) ?? begun);
      });
    return () => {
      current = false;
    };
  }, [account, draftID, begun]);
  const forget = () => forgetAssignmentDraft(account, draftID);
  return {
    form,
    isKept,
    change(part: Partial<AssignmentForm>) {
      if (!form) return;
      const next = { ...form, ...part };
      show(next);
      keepAssignmentDraft(account, draftID, next).catch((error) =>
        console.warn('The assignment was not kept', error),
      );
    },
    forget,
    async discard() {
      await forget();
      setIsKept(false);
      show(begun);
    },
  };
}
