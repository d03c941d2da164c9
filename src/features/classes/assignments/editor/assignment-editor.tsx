import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { assignmentLimits } from '../../../../../contract/assignment-limits';
import type { Assignment } from '../../../../../contract/entities/classes/assignment';
import { accountKey } from '../../../../auth/session';
import { readClass } from '../../../../data/classes/classes';
import { saveAssignment } from '../../../../sync/classes/assignments';
import { BackLink } from '../../../../ui/back-link';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { MarkdownField } from '../../../../ui/form/markdown-field';
import { Section } from '../../../../ui/layout/section';
import { Page } from '../../../../ui/page';
import { SkeletonLines } from '../../../../ui/skeleton';
import { useAction } from '../../use-action';
import styles from '../assignments.module.css';
import { messages as common } from '../messages';
import { type FormFault, toAssignment } from './assignment-form';
import { AssignmentOptions } from './assignment-options';
import { ChosenTasks } from './chosen-tasks';
import { KeptText, NewerVersion } from './draft-notices';
import { messages } from './messages';
import { TaskPicker } from './task-picker';
import { useAssignmentForm } from './use-assignment-form';

interface AssignmentEditorProps {
  classID: string;
  edited?: Assignment | undefined;
  copied?: Assignment | undefined;
  offline: boolean;
  from: string | undefined;
}

export function AssignmentEditor({ classID, edited, copied, offline, from }: AssignmentEditorProps) {
  const account = accountKey();
  const found = useLiveQuery(() => readClass(account, classID), [account, classID]);
  const { form, isKept, stored, newer, change, takeVersion, forget, discard } = useAssignmentForm({
    classID,
    edited,
    copied,
  });
  const [fault, setFault] = useState<FormFault>();
  const { isBusy, run } = useAction();
  const navigate = useNavigate();
  const title = edited ? messages.edit(edited.title) : messages.create;
  const back = (
    <BackLink from={from} fallback={`/classes/${classID}`} label={found?.name ?? common.backToClass} />
  );
  if (!form) {
    return (
      <Page title={title} above={back}>
        <SkeletonLines count={8} />
      </Page>
    );
  }
  const go = (search: { id: string; edit?: boolean }) =>
    void navigate({ to: '/classes/$classID', params: { classID: 'assignment' }, search, replace: true });
  const save = async (isPublished: boolean) => {
    const made = toAssignment(form, classID, isPublished);
    setFault('fault' in made ? made.fault : undefined);
    if ('fault' in made) return;
    const { ok } = await run(
      () => saveAssignment(made.body),
      isPublished && !stored?.isPublished ? messages.published : messages.saved,
    );
    if (!ok) return;
    await forget();
    go({ id: form.assignmentID });
  };
  const startOver = async (id: string) => {
    await discard();
    if (!edited) go({ id, edit: true });
  };
  const faultAt = (path: FormFault['path']) => (fault?.path === path ? fault.message : undefined);
  const timeField = (path: 'opensAt' | 'dueAt' | 'lateUntil', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      problem={faultAt(path)}
      type="datetime-local"
      value={form[path]}
      onChange={(event) => change({ [path]: event.currentTarget.value })}
    />
  );
  const isBlocked = offline || isBusy || newer !== undefined;
  const groups = [...new Set(found?.members?.map(({ group }) => group).filter(Boolean))].sort();
  return (
    <Page title={title} above={back}>
      {isKept && <KeptText onDiscard={() => void discard()} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(stored?.isPublished ?? true);
        }}
      >
        <Field
          label={messages.title}
          hint={messages.titleHint}
          problem={faultAt('title')}
          autoComplete="off"
          maxLength={assignmentLimits.titleLengthMax}
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <MarkdownField
          label={messages.text}
          name="text"
          hint={messages.textHint}
          problem={undefined}
          rows={4}
          maxLength={assignmentLimits.textLengthMax}
          value={form.text}
          onType={(text) => change({ text })}
        />
        <Section title={messages.tasks}>
          <ChosenTasks
            tasks={form.tasks}
            problem={faultAt('tasks')}
            onChange={(tasks) => change({ tasks })}
          />
          <TaskPicker tasks={form.tasks} onAdd={(task) => change({ tasks: [...form.tasks, task] })} />
        </Section>
        <div className={styles.times}>
          {timeField('opensAt', messages.opens, messages.opensHint)}
          {timeField('dueAt', messages.due, messages.dueHint)}
          {form.dueAt !== '' && timeField('lateUntil', messages.lateUntil, messages.lateUntilHint)}
        </div>
        <AssignmentOptions form={form} groups={groups} onChange={change} />
        {newer && (
          <NewerVersion
            version={newer.version}
            onContinue={() => takeVersion(newer.version)}
            onStartOver={() => void startOver(newer.assignmentID)}
          />
        )}
        {offline && <p className={styles.note}>{messages.needsNetwork}</p>}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" disabled={isBlocked}>
            {stored?.isPublished ? messages.save : messages.publish}
          </Button>
          <Button disabled={isBlocked} onClick={() => void save(false)}>
            {stored?.isPublished ? messages.unpublish : messages.saveDraft}
          </Button>
        </div>
      </form>
    </Page>
  );
}
