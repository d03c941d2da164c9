import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountKey } from '../data/account/account';
import { isStaleChange } from '../data/intents/problem-update';
import { creationsOf, isSubmitted, refusalOfDraft } from '../data/wizards/creations';
import { wizardDraftsOf } from '../data/wizards/wizard-drafts';
import { appStored } from '../first-screen/app-stored';
import { randomId } from '../lib/random-id';
import { Page } from '../ui/page';
import { readDraft } from './drafts';
import { faultsOf } from './faults/faults-of';
import { messages } from './messages';
import { openWizard, type Refusal } from './open-wizard';
import { changeDraftID, changedIdOf, startChange, startCopy } from './start-change';
import {
  type LaterParts,
  publishedPage,
  type WizardDefinition,
  type WizardTypes,
  wizardAddress,
} from './wizard-definition';
import { WizardFrame } from './wizard-frame';

/** Not needed for a new item. */
const DraftList = lazy(async () => ({ default: (await import('./draft-list')).DraftList }));
const StartPage = lazy(async () => ({ default: (await import('./start-page')).StartPage }));

interface WizardPageProps<T extends WizardTypes> {
  definition: WizardDefinition<T>;
  account: AccountKey;
  context: T['context'];
  /** From the URL: the draft to continue, or the published id to change or copy. */
  draftID: string | undefined;
  edit: string | undefined;
  copy?: string | undefined;
}

/** NAV-6, NAV-10: opens the draft in the URL, the list of drafts, or a new one. */
export function WizardPage<T extends WizardTypes>(props: WizardPageProps<T>) {
  const { definition, draftID, edit, copy } = props;
  const navigate = useNavigate();
  const openDraft = (draft?: string) =>
    void navigate({ to: wizardAddress(definition.folder), search: { draft }, state: true, replace: true });
  const openChange = (publishedID: string) =>
    void navigate({
      to: wizardAddress(definition.folder),
      search: { edit: publishedID },
      state: true,
      replace: true,
    });
  const publishedID = edit ?? copy;
  if (publishedID !== undefined)
    return <Published key={publishedID} {...props} {...{ publishedID, openDraft }} />;
  if (draftID === undefined) return <ChooseDraft {...props} openDraft={openDraft} />;
  return <DraftOfAddress key={draftID} {...props} {...{ draftID, openDraft, openChange }} />;
}

type PartProps<T extends WizardTypes> = WizardPageProps<T> & { openDraft(draft?: string): void };

function Published<T extends WizardTypes>(props: PartProps<T> & { publishedID: string }) {
  const { definition, account, edit, publishedID, openDraft } = props;
  const { what, folder } = definition;
  const isCopy = edit === undefined;
  const [draftID] = useState(() => (isCopy ? randomId() : changeDraftID(publishedID)));
  const title = isCopy ? messages.newTitle(what) : messages.changeTitle(what);
  return (
    <Suspense fallback={<Page title={title} />}>
      <StartPage
        title={title}
        back={{ fallback: publishedPage(folder, publishedID), label: messages.name(what) }}
        failure={isCopy ? messages.copyFailed(what) : messages.changeFailed(what)}
        start={() => (isCopy ? startCopy : startChange)(definition, account, publishedID, draftID)}
        onReady={() => openDraft(draftID)}
      />
    </Suspense>
  );
}

function ChooseDraft<T extends WizardTypes>({ definition, account, openDraft }: PartProps<T>) {
  const { what, drafts: format } = definition;
  const drafts = useLiveQuery(() => wizardDraftsOf(account, what), [account, what]);
  const creations = useLiveQuery(() => creationsOf(what, account), [account, what]);
  // Keeps the list after its last draft was submitted: the user did not ask for a new one.
  const [isList, setList] = useState(false);
  if (drafts?.length && !isList) setList(true);
  const blank = <Page title={messages.newTitle(what)} />;
  if (!drafts || !creations) return blank;
  if (!isList) return <GoTo go={() => openDraft(randomId())}>{blank}</GoTo>;
  return (
    <Suspense fallback={blank}>
      <DraftList
        {...{ definition, drafts, creations }}
        changedID={({ value }) => {
          const form = format.readForm(value);
          return form.base === null ? undefined : definition.publishedID(form);
        }}
      />
    </Suspense>
  );
}

interface Before<T extends WizardTypes> {
  form: T['form'];
  parts: LaterParts<T> | null;
  refusal: Refusal | undefined;
}

function DraftOfAddress<T extends WizardTypes>(
  props: PartProps<T> & { draftID: string; openChange(publishedID: string): void },
) {
  const { definition, account, draftID, openDraft, openChange } = props;
  const { what, drafts, load } = definition;
  const [before, setBefore] = useState<Before<T> | { changedID: string } | 'submitted'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let current = true;
    const read = async () => {
      // A submitted draft can no longer be changed.
      if (await isSubmitted(what, account, draftID)) return 'submitted';
      const form = await readDraft(drafts, account, draftID);
      const refused = await refusalOfDraft(what, account, draftID);
      const changedID = form ? form.base && definition.publishedID(form) : changedIdOf(draftID);
      // The author compares both versions, or begins from the newest one.
      if (changedID && (!form || (refused && isStaleChange(refused)))) return { changedID };
      const refusal = refused && { message: refused.message, faults: faultsOf(refused.fields) };
      const opened = form ?? drafts.newForm();
      return { form: opened, parts: opened.base && (await load()), refusal };
    };
    void read().then((found) => current && setBefore(found));
    return () => {
      current = false;
    };
  }, []);
  const blank = <Page title={messages.newTitle(what)} />;
  if (before === 'submitted') return <GoTo go={() => openDraft()}>{blank}</GoTo>;
  if (before && 'changedID' in before) {
    const { changedID } = before;
    return <GoTo go={() => openChange(changedID)}>{blank}</GoTo>;
  }
  return before ? <WizardOnDraft {...props} {...{ draftID, before }} /> : blank;
}

function WizardOnDraft<T extends WizardTypes>(
  props: WizardPageProps<T> & { draftID: string; before: Before<T> },
) {
  const navigate = useNavigate();
  const [wizard] = useState(() =>
    openWizard({ ...props, ...props.before, leaveTo: (href) => void navigate({ href }) }),
  );
  useEffect(() => wizard.start(), [wizard]);
  useEffect(() => {
    const loading = appStored().then(wizard.load);
    // Offline without a worker the app shows that a part is missing.
    loading.catch((error) => console.warn('The later steps could not be loaded', error));
  }, [wizard]);
  return <WizardFrame wizard={wizard} />;
}

/** Names the draft in the URL, so that a reload returns to it. */
function GoTo({ go, children }: { go(): void; children: React.ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(go, []);
  return children;
}
