import { type ReactNode, useEffect, useState } from 'react';
import { randomId } from '../lib/random-id';
import { Page } from '../ui/page';

interface ChooseDraftProps {
  title: string;
  /** How many were begun; undefined: not read yet. */
  count: number | undefined;
  onBegin(draftID: string): void;
  /** Those to choose from. */
  children: ReactNode;
}

/** A wizard whose address names no draft: those that were begun, or a new one. */
export function ChooseDraft({ title, count, onBegin, children }: ChooseDraftProps) {
  const [draftID] = useState(randomId);
  // The list stays when the last of it was handed in: nobody asked for a new one.
  const [isList, setList] = useState(false);
  if (count && !isList) setList(true);
  if (count === undefined) return <Page title={title} />;
  return isList ? children : <GoOnWith title={title} go={() => onBegin(draftID)} />;
}

interface OnDraftProps<Before> {
  title: string;
  /** What was filled in before; null: it is on its way, and is not changed any more. One for the whole life of the page. */
  read(): Promise<Before | null>;
  onHandedIn(): void;
  children(before: Before): ReactNode;
}

/** A wizard on the draft of its address, once that is read. */
export function OnDraft<Before>({ title, read, onHandedIn, children }: OnDraftProps<Before>) {
  const [before, setBefore] = useState<Before | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let current = true;
    void read().then((found) => current && setBefore(found));
    return () => {
      current = false;
    };
  }, []);
  if (before === null) return <GoOnWith title={title} go={onHandedIn} />;
  return before === undefined ? <Page title={title} /> : children(before);
}

/** The address says where one is: a reload comes back to the same place. */
function GoOnWith({ title, go }: { title: string; go(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(go, []);
  return <Page title={title} />;
}
