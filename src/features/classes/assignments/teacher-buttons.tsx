import { Link, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { Assignment } from '../../../../contract/entities/classes/assignment';
import { accountKey } from '../../../auth/session';
import { readClasses } from '../../../data/classes/classes';
import { useFromLink } from '../../../parts/use-from';
import { deleteAssignment } from '../../../sync/classes/assignments';
import { buttonClass } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { TwoStepButton } from '../../../ui/two-step-button';
import { messages as common } from '../messages';
import { useAction } from '../use-action';
import styles from './assignments.module.css';
import { messages } from './messages';

const texts = messages.teacher;

export function TeacherButtons({ assignment, offline }: { assignment: Assignment; offline: boolean }) {
  const { assignmentID, classID, title } = assignment;
  const account = accountKey();
  const list = useLiveQuery(() => readClasses(account), [account]);
  const taught =
    list?.classes.filter(({ role, archivedAt }) => role === 'teacher' && archivedAt === null) ?? [];
  const [target, setTarget] = useState(classID);
  const { isBusy, run } = useAction();
  const navigate = useNavigate();
  const { state } = useFromLink();
  const remove = async () => {
    const { ok } = await run(() => deleteAssignment(assignmentID), texts.removed(title));
    if (ok) void navigate({ to: '/classes/$classID', params: { classID } });
  };
  return (
    <div className={styles.buttons}>
      <Link
        to="/classes/$classID/work"
        params={{ classID }}
        search={{ assignment: assignmentID }}
        state={state}
        className={buttonClass('primary', true)}
      >
        {texts.progress}
      </Link>
      <Link
        to="/classes/$classID"
        params={{ classID: 'assignment' }}
        search={{ id: assignmentID, edit: true }}
        state={state}
        className={buttonClass('plain', true)}
      >
        {texts.edit}
      </Link>
      <span className={styles.copy}>
        {taught.length > 1 && (
          <Select
            small
            label={texts.copyTo}
            value={target}
            options={taught.map((one) => ({ value: one.classID, label: one.name }))}
            onChoose={setTarget}
          />
        )}
        <Link
          to="/classes/$classID"
          params={{ classID: 'assignment' }}
          search={{ class: target, copy: assignmentID }}
          state={state}
          className={buttonClass('plain', true)}
        >
          {texts.copy}
        </Link>
      </span>
      <TwoStepButton
        question={texts.confirmRemove}
        disabled={offline || isBusy}
        onConfirm={() => void remove()}
      >
        {texts.remove}
      </TwoStepButton>
      {offline && <span className={styles.note}>{common.needsNetwork}</span>}
    </div>
  );
}
