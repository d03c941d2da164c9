import { useState } from 'react';
import type { ClassMember } from '../../../contract/entities/classes/class';
import { Button } from '../../ui/button';
import { Section } from '../../ui/layout/section';
import { NameLines } from '../../ui/people/name-lines';
import styles from './classes.module.css';
import { MemberDialog } from './member-dialog';
import { messages } from './messages';
import type { TeacherProps } from './teacher-props';

const texts = messages.members;

export function MembersPanel({ detail, offline }: TeacherProps) {
  const { classID, members = [], studentCount = 0 } = detail;
  const [open, setOpen] = useState<string>();
  const edited = members.find(({ username }) => username === open);
  const groups = [...new Set(members.map(({ group }) => group).filter(Boolean))];
  return (
    <Section
      title={texts.title}
      aside={<span className={styles.quiet}>{messages.students(studentCount)}</span>}
    >
      {studentCount === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {partsOf(members, groups).map(([title, part]) => (
        <div key={title ?? ''} className={styles.part}>
          {title !== undefined && <h3>{title}</h3>}
          <ul className={styles.list} aria-label={title ?? texts.title}>
            {part.map((member) => (
              <li key={member.username} className={styles.member}>
                <NameLines>
                  <strong>{member.displayName}</strong>
                  <span>{member.username}</span>
                </NameLines>
                <Button small onClick={() => setOpen(member.username)}>
                  <span aria-hidden>{texts.edit}</span>
                  <span className="visually-hidden">{texts.editOf(member.displayName)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {edited && (
        <MemberDialog
          key={edited.username}
          {...{ classID, member: edited, groups, offline }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

/** Teachers, then each group; students without one come last. */
function partsOf(
  members: readonly ClassMember[],
  groups: readonly string[],
): (readonly [string | undefined, ClassMember[]])[] {
  const students = members.filter(({ role }) => role === 'student');
  const rest = students.filter(({ group }) => group === '');
  return [
    [texts.teachers, members.filter(({ role }) => role === 'teacher')] as const,
    ...groups.map((name) => [name, students.filter(({ group }) => group === name)] as const),
    [groups.length > 0 ? texts.noGroup : undefined, rest] as const,
  ].filter(([, part]) => part.length > 0);
}
