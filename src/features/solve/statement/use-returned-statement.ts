import { useEffect, useRef, useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { noteStatement, openStatement } from '../../../data/copies/seen-statements';
import { statementText } from './statement-text';

export interface ReturnedStatement {
  /** The statement of the user's last work; null if it is unchanged. */
  before: { version: number; text: string } | null;
  dismiss(): void;
}

const failed = (error: unknown) => console.warn('The statement of the last visit is unknown', error);

/** Detects a statement that changed since the user wrote the draft. */
export function useReturnedStatement(problem: ProblemDetail, account: string): ReturnedStatement {
  const { id, version } = problem;
  const text = statementText(problem);
  const [seen, setSeen] = useState<{ id: string; version: number; text: string } | null>(null);
  const shown = useRef<{ id: string; text: string }>(undefined);
  useEffect(() => {
    let current = true;
    const isOther = shown.current?.id === id && shown.current.text !== text;
    shown.current = { id, text };
    if (isOther) {
      // The user accepted this change, so no notice.
      setSeen(null);
      noteStatement(id, version, text).catch(failed);
      return;
    }
    openStatement(account, id, version, text)
      .then((found) => current && setSeen(found ? { id, version: found.version, text: found.text } : null))
      .catch(failed);
    return () => {
      current = false;
    };
  }, [account, id, version, text]);
  return {
    before: seen?.id === id ? seen : null,
    dismiss() {
      setSeen(null);
      noteStatement(id, version, text).catch(failed);
    },
  };
}
