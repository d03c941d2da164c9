import { shownCode } from '../../../../contract/rules/classes/class-code';
import { accountKey } from '../../../auth/session';
import { Cards } from '../../../parts/account-list/cards';
import { messages } from '../messages';
import type { TeacherProps } from '../teacher-props';

export const cardOwner = (classID: string) => `${accountKey()}:${classID}`;

/** The passwords that were just set. */
export function ClassCards({ detail: { classID, name, code } }: Pick<TeacherProps, 'detail'>) {
  const address = location.origin;
  const extra = code ? { label: messages.code.title, value: shownCode(code) } : undefined;
  return (
    <Cards
      owner={cardOwner(classID)}
      title={name}
      address={address}
      extra={extra}
      csv={{
        fileName: `class-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`,
        columns: messages.accounts.csvColumns,
        row: (card) => [
          card.displayName,
          card.teamName,
          address,
          card.signInName,
          card.password,
          card.personalCode ?? '',
        ],
      }}
    />
  );
}
