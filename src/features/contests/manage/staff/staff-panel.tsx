import { type FormEvent, useState } from 'react';
import type { StaffMember } from '../../../../../contract/entities/contest/contest-staff';
import { type StaffRole, staffRoles } from '../../../../../contract/rules/contest/contest-roles';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { manageStaff } from '../../../../sync/contest-run/manage-contest';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { NameLines } from '../../../../ui/people/name-lines';
import { Select } from '../../../../ui/select';
import { showToast } from '../../../../ui/toast';
import { TwoStepButton } from '../../../../ui/two-step-button';
import { useMay } from '../../organiser/role';
import manage from '../manage.module.css';
import { messages } from './messages';
import styles from './staff.module.css';

interface StaffPanelProps {
  contest: ManagedContestRow;
  offline: boolean;
  /** The reader's; null: unknown. */
  username: string | null;
}

const roleOptions = staffRoles.map((value) => ({ value, label: messages.roles[value] }));

export function StaffPanel({ contest, offline, username }: StaffPanelProps) {
  const { contestSlug, staff = [] } = contest;
  const isCreator = useMay('creator');
  const [isBusy, setBusy] = useState(false);
  const disabled = offline || isBusy;
  const set = async (name: string, role: StaffRole | null): Promise<boolean> => {
    setBusy(true);
    const done = await manageStaff({ contestSlug, username: name, role });
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
    return done.ok;
  };
  return (
    <>
      <p className={manage.quiet}>{isCreator ? messages.intro : messages.introMember}</p>
      <ul className={manage.rights}>
        {staffRoles.map((role) => (
          <li key={role}>{messages.rights[role]}</li>
        ))}
      </ul>
      {isCreator && <AddForm disabled={disabled} offline={offline} onAdd={set} />}
      {staff.length === 0 && <p>{messages.none}</p>}
      <ul className={manage.list} aria-label={messages.list}>
        {staff.map((member) => (
          <li key={member.username} className={manage.row}>
            <NameLines>
              <strong>{member.displayName}</strong>
              <span>{member.username}</span>
            </NameLines>
            {isCreator ? (
              <span className={styles.role}>
                <Select
                  small
                  label={messages.roleOf(member.displayName)}
                  value={member.role}
                  options={roleOptions}
                  disabled={disabled}
                  onChoose={(role) => void set(member.username, role)}
                />
              </span>
            ) : (
              <span className={manage.mark}>{messages.roles[member.role]}</span>
            )}
            <RemoveButton
              member={member}
              isCreator={isCreator}
              isSelf={member.username === username}
              disabled={disabled}
              onRemove={() => void set(member.username, null)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RemoveButtonProps {
  member: StaffMember;
  isCreator: boolean;
  isSelf: boolean;
  disabled: boolean;
  onRemove(): void;
}

function RemoveButton({ member, isCreator, isSelf, disabled, onRemove }: RemoveButtonProps) {
  if (!isCreator && !isSelf) return null;
  const label = isCreator ? messages.remove : messages.leave;
  if (disabled) {
    return (
      <Button small disabled>
        {label}
      </Button>
    );
  }
  const question = isCreator ? messages.confirmRemove(member.displayName) : messages.confirmLeave;
  return (
    <TwoStepButton question={question} onConfirm={onRemove}>
      {label}
    </TwoStepButton>
  );
}

interface AddFormProps {
  disabled: boolean;
  offline: boolean;
  onAdd(username: string, role: StaffRole): Promise<boolean>;
}

function AddForm({ disabled, offline, onAdd }: AddFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('judge');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await onAdd(name.trim(), role)) setName('');
  };
  return (
    <form className={manage.extra} onSubmit={(event) => void add(event)}>
      <Field
        label={messages.username}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <span className={styles.role}>
        <Select<StaffRole> label={messages.role} value={role} options={roleOptions} onChoose={setRole} />
      </span>
      <Button type="submit" look="primary" disabled={disabled || name.trim() === ''}>
        {messages.add}
      </Button>
      {offline && <span className={manage.quiet}>{messages.needsNetwork}</span>}
    </form>
  );
}
