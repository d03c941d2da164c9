import { type FormEvent, useEffect, useState } from 'react';
import type { ProblemMember, ProblemMembers } from '../../../../contract/entities/problem/problem-member';
import { type MemberRole, memberRoles } from '../../../../contract/rules/problem-roles';
import { changeMember, fetchMembers, inviteMember } from '../../../sync/authoring/problem-members';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { Notice } from '../../../ui/notice';
import { NameLines } from '../../../ui/people/name-lines';
import { Select } from '../../../ui/select';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './members.module.css';
import { messages } from './messages';

interface MembersDialogProps {
  problemID: string;
  title: string;
  onClose(): void;
  /** The user no longer belongs to the problem. */
  onLeft(): void;
}

const roleOptions = memberRoles.map((value) => ({ value, label: messages.roles[value] }));

/** Co-authors and testers. The creator invites, changes and removes them; they can leave. */
export function MembersDialog({ problemID, title, onClose, onLeft }: MembersDialogProps) {
  const [people, setPeople] = useState<ProblemMembers>();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    void fetchMembers(problemID).then((answer) => {
      if (!current) return;
      if (answer.ok) setPeople(answer.members);
      else setFault(answer.message);
    });
    return () => {
      current = false;
    };
  }, [problemID]);
  const invite = async (person: string, role: MemberRole): Promise<boolean> => {
    setBusy(true);
    const answer = await inviteMember({ problemID, person, role });
    setBusy(false);
    setFault(answer.ok ? null : answer.message);
    if (answer.ok) setPeople(answer.members);
    return answer.ok;
  };
  const change = async (memberID: string, role: MemberRole | null) => {
    setBusy(true);
    const answer = await changeMember({ problemID, memberID, role });
    setBusy(false);
    setFault(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    if (answer.members) return setPeople(answer.members);
    void showToast(messages.left, { tone: 'safe', id: 'problem-left' });
    onLeft();
  };
  const isCreator = people?.role === 'creator';
  return (
    <Dialog title={messages.title(title)} onClose={onClose}>
      <div className={styles.dialog}>
        <ul className={styles.rights}>
          <li>{messages.rights.author}</li>
          <li>{messages.rights.tester}</li>
        </ul>
        {fault && <Notice tone="alert">{fault}</Notice>}
        {!people && !fault && <SkeletonLines count={3} />}
        {people && !isCreator && <p className={styles.quiet}>{messages.introMember}</p>}
        {isCreator && <InviteForm disabled={isBusy} onInvite={invite} />}
        {people && (
          <ul className={styles.list} aria-label={messages.list}>
            <li className={styles.row}>
              <NameLines>
                <strong>{people.creator.displayName}</strong>
                <span>{people.creator.username}</span>
              </NameLines>
              <span>{messages.roles.creator}</span>
            </li>
            {people.members.map((member) => (
              <Member
                key={member.memberID}
                {...{ member, isCreator }}
                disabled={isBusy}
                onChange={(role) => void change(member.memberID, role)}
              />
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          <Button onClick={onClose}>{messages.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}

interface MemberProps {
  member: ProblemMember;
  isCreator: boolean;
  disabled: boolean;
  onChange(role: MemberRole | null): void;
}

function Member({ member, isCreator, disabled, onChange }: MemberProps) {
  const { username, displayName, email, role, acceptedAt, self } = member;
  const name = displayName ?? email ?? '';
  return (
    <li className={styles.row}>
      <NameLines>
        <strong>{name}</strong>
        {username !== undefined && <span>{username}</span>}
        {acceptedAt === undefined && <span>{messages.invited}</span>}
      </NameLines>
      <span className={styles.ways}>
        {isCreator ? (
          <Select<MemberRole>
            small
            label={messages.roleOf(name)}
            value={role}
            options={roleOptions}
            disabled={disabled}
            onChoose={(chosen) => onChange(chosen)}
          />
        ) : (
          <span>{messages.roles[role]}</span>
        )}
        {(isCreator || self) && (
          <TwoStepButton
            question={self ? messages.confirmLeave : messages.confirmRemove(name)}
            disabled={disabled}
            onConfirm={() => onChange(null)}
          >
            {self ? messages.leave : messages.remove}
          </TwoStepButton>
        )}
      </span>
    </li>
  );
}

interface InviteFormProps {
  disabled: boolean;
  onInvite(person: string, role: MemberRole): Promise<boolean>;
}

function InviteForm({ disabled, onInvite }: InviteFormProps) {
  const [person, setPerson] = useState('');
  const [role, setRole] = useState<MemberRole>('author');
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (await onInvite(person.trim(), role)) setPerson('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void invite(event)}>
      <Field
        label={messages.person}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={254}
        value={person}
        onChange={(event) => setPerson(event.currentTarget.value)}
      />
      <span className={styles.ways}>
        <Select<MemberRole> label={messages.role} value={role} options={roleOptions} onChoose={setRole} />
        <Button type="submit" look="primary" disabled={disabled || person.trim() === ''}>
          {messages.invite}
        </Button>
      </span>
    </form>
  );
}
