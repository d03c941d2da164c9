import { MessageCircleQuestion } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/notice';
import { useNow } from '../../../../ui/time/use-now';
import { useMay } from '../../organiser/role';
import { useListKeys } from '../../organiser/use-list-keys';
import manage from '../manage.module.css';
import { CannedAnswers } from './canned-answers';
import { messages as texts } from './messages';
import { isMatching, type QuestionFilter } from './question-filter';
import { QuestionFilters } from './question-filters';
import { QuestionItem } from './question-item';
import styles from './questions.module.css';

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
  /** The reader's. */
  username: string | null;
}

const everything: QuestionFilter = { text: '' };

export function QuestionsPanel({ contest, offline, username }: PanelProps) {
  useNow(30_000);
  const { clarifications = [], problems = [] } = contest;
  const mayEdit = useMay('all');
  const [filter, setFilter] = useState(everything);
  const [isEditing, setEditing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  const found = clarifications.filter((asked) => isMatching(asked, filter, username));
  return (
    <>
      {clarifications.length === 0 ? (
        <EmptyState icon={<MessageCircleQuestion aria-hidden />} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      ) : (
        <>
          <QuestionFilters
            problems={problems}
            filter={filter}
            onFilter={setFilter}
            onClear={() => setFilter(everything)}
          />
          <p className={manage.count} role="status">
            {found.length === 0 ? texts.noMatch : texts.count(found.length)}
          </p>
          <ul ref={list} className={manage.list}>
            {found.map((asked) => (
              <QuestionItem
                key={asked.id}
                asked={asked}
                contest={contest}
                offline={offline}
                username={username}
              />
            ))}
          </ul>
          <p className={styles.keys}>{texts.keys}</p>
        </>
      )}
      {mayEdit && !isEditing && (
        <div className={manage.buttons}>
          <Button small onClick={() => setEditing(true)}>
            {texts.editCanned}
          </Button>
        </div>
      )}
      {mayEdit && isEditing && (
        <CannedAnswers contest={contest} offline={offline} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
