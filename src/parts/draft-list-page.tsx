import { Link } from '@tanstack/react-router';
import { errorText } from '../lib/error-text';
import { randomId } from '../lib/random-id';
import { timeAgo } from '../lib/words';
import { BackLink } from '../ui/back-link';
import { Button, buttonClass } from '../ui/button';
import { Page } from '../ui/page';
import { TwoStepButton } from '../ui/two-step-button';
import { useNow } from '../ui/use-now';
import styles from './draft-list-page.module.css';

interface Draft {
  id: string;
  name: string;
  updatedAt: number;
}

/** What became of a draft that was handed in. */
interface Fate {
  id: string;
  draftID: string;
  receipt: 'saved' | 'sent' | 'refused' | 'signInNeeded';
  refusal?: Parameters<typeof errorText>[0] | undefined;
}

interface DraftListPageProps<Row extends Draft> {
  title: string;
  /** What is made. */
  what: 'contest' | 'problem';
  back: { fallback: string; label: string };
  /** Of the wizard; a draft is named in its search. */
  to: '/contests/create' | '/problems/create';
  drafts: readonly Row[];
  fates: readonly Fate[];
  /** Changes to something that is published. */
  isChange(draft: Row): boolean;
  /** Saves what was handed in as a file (Offline 5). */
  onSave(fateID: string, name: string): void;
  onCallBack(fateID: string): void;
  onDiscard(draft: Row, fateID: string | undefined): void;
}

/** What was begun in a wizard on this device and is not published yet: to go on with, to call back, or to discard. */
export function DraftListPage<Row extends Draft>(props: DraftListPageProps<Row>) {
  const { title, what, back, to, drafts, fates } = props;
  const now = useNow();
  return (
    <Page
      title={title}
      narrow
      above={<BackLink from={undefined} {...back} />}
      intro="These are on this device, and not published yet."
      actions={
        <Link to={to} search={{ draft: randomId() }} className={buttonClass('primary')}>
          New {what}
        </Link>
      }
    >
      <ul
        className={styles.drafts}
        aria-label={what === 'contest' ? 'Contests on this device' : 'Problems on this device'}
      >
        {drafts.map((draft) => {
          const fate = fates.find(({ draftID }) => draftID === draft.id);
          return (
            <li key={draft.id} className={styles.row}>
              <div className={styles.about}>
                <strong>{draft.name || 'Without a name yet'}</strong>
                <span className={styles.note}>
                  {props.isChange(draft) && `Changes to a ${what} that is published. `}
                  Changed {timeAgo(draft.updatedAt, now)}
                </span>
                {fate && (
                  <span className={fate.receipt === 'refused' ? styles.alert : styles.note}>
                    {fateWords(fate, what)}
                  </span>
                )}
              </div>
              <span className={styles.ways}>
                {fate && (
                  <Button small onClick={() => props.onSave(fate.id, draft.name)}>
                    Save as a file<span className="visually-hidden"> {draft.name}</span>
                  </Button>
                )}
                {fate && fate.receipt !== 'refused' ? (
                  <Button small onClick={() => props.onCallBack(fate.id)}>
                    Don’t send it yet
                  </Button>
                ) : (
                  <>
                    <Link to={to} search={{ draft: draft.id }} className={buttonClass('plain', true)}>
                      Resume
                    </Link>
                    <TwoStepButton
                      question="Discard for good?"
                      onConfirm={() => props.onDiscard(draft, fate?.id)}
                    >
                      Discard
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

function fateWords({ receipt, refusal }: Fate, what: string): string {
  if (receipt === 'refused') return `Error while creating ${what}. ${refusal ? errorText(refusal) : ''}`;
  if (receipt === 'signInNeeded') return 'It is sent once you have signed in again.';
  return 'On its way: it is created by itself when there is a network.';
}
