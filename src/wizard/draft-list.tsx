import { Link } from '@tanstack/react-router';
import { discardEntry } from '../data/outbox/outbox';
import type { CreationKind, OpenCreation } from '../data/wizards/creations';
import { deleteWizardDraft, type WizardDraftRow } from '../data/wizards/wizard-drafts';
import { errorText } from '../lib/error-text';
import { saveFile } from '../lib/files/save-file';
import { randomId } from '../lib/random-id';
import { timeAgo } from '../lib/words';
import { BackLink } from '../ui/back-link';
import { Button, buttonClass } from '../ui/button';
import { Page } from '../ui/page';
import { useNow } from '../ui/time/use-now';
import { showToast } from '../ui/toast';
import { TwoStepButton } from '../ui/two-step-button';
import styles from './draft-list.module.css';
import { messages } from './messages';
import { type WizardDefinition, type WizardTypes, wizardAddress } from './wizard-definition';

interface DraftListProps {
  definition: Pick<WizardDefinition<WizardTypes>, 'what' | 'folder' | 'back'>;
  drafts: readonly WizardDraftRow[];
  creations: readonly OpenCreation[];
  /** Of the published item that the draft changes. */
  changedID(draft: WizardDraftRow): string | undefined;
}

export function DraftList({ definition, drafts, creations, changedID }: DraftListProps) {
  const { what, folder, back } = definition;
  const now = useNow();
  return (
    <Page
      title={messages.newTitle(what)}
      narrow
      above={<BackLink from={undefined} {...back} />}
      intro={messages.draftsIntro}
      actions={
        <Link to={wizardAddress(folder)} search={{ draft: randomId() }} className={buttonClass('primary')}>
          {messages.newDraft(what)}
        </Link>
      }
    >
      <ul className={styles.drafts} aria-label={messages.drafts(what)}>
        {drafts.map((draft) => {
          const creation = creations.find(({ draftID }) => draftID === draft.id);
          const age = timeAgo(draft.updatedAt, now);
          const isRefused = creation?.receipt === 'refused';
          const edit = changedID(draft);
          return (
            <li key={draft.id} className={styles.row}>
              <div className={styles.about}>
                <strong>{draft.name || messages.unnamed}</strong>
                <span className={styles.note}>
                  {edit === undefined ? messages.draftAge(age) : messages.changeAge(what, age)}
                </span>
                {creation && (
                  <span className={isRefused ? styles.alert : styles.note}>
                    {statusText(creation, what, edit !== undefined)}
                  </span>
                )}
              </div>
              <span className={styles.ways}>
                {creation && (
                  <Button small onClick={() => void save(what, creation.id, draft.name)}>
                    {messages.saveFile}
                    <span className="visually-hidden"> {draft.name}</span>
                  </Button>
                )}
                {creation && !isRefused ? (
                  <Button small onClick={() => void discardEntry(creation.id)}>
                    {messages.doNotSend}
                  </Button>
                ) : (
                  <>
                    <Link
                      to={wizardAddress(folder)}
                      // A change begins with a look at the newest version.
                      search={edit === undefined ? { draft: draft.id } : { edit }}
                      className={buttonClass('plain', true)}
                    >
                      {messages.resume}
                    </Link>
                    <TwoStepButton
                      question={messages.confirmDiscard}
                      onConfirm={() => void discard(what, draft, creation?.id)}
                    >
                      {messages.discard}
                    </TwoStepButton>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

async function discard(
  what: CreationKind,
  { account, id }: WizardDraftRow,
  creationID: string | undefined,
): Promise<void> {
  if (creationID !== undefined) await discardEntry(creationID);
  await deleteWizardDraft(account, what, id);
}

/** Offline 5 */
async function save(what: CreationKind, creationID: string, name: string): Promise<void> {
  const { exportEntryWithDraft } = await import('../data/work-file/wizard-drafts-file');
  const file = await exportEntryWithDraft(creationID);
  if (!file) return void showToast(messages.nothingToSave, { tone: 'alert', id: 'nothing-to-save' });
  saveFile(messages.fileName(what, name), JSON.stringify(file, null, 2), 'application/json');
}

function statusText(creation: OpenCreation, what: CreationKind, isChange: boolean): string {
  const { receipt, refusal, judgeReason } = creation;
  const reason = refusal ? errorText(refusal) : '';
  if (receipt === 'refused')
    return isChange ? messages.changeRefused(reason) : messages.refused(what, reason);
  if (receipt === 'signInNeeded') return messages.waitsForSignIn;
  if (judgeReason !== undefined) return messages.waitsForJudge(judgeReason);
  return isChange ? messages.changeWaits : messages.waitsForNetwork(what);
}
