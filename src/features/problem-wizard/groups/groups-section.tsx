import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Field } from '../../../ui/form/field';
import { Section } from '../../../ui/layout/section';
import { Select } from '../../../ui/select';
import { useFields } from '../../../wizard/use-fields';
import { Choice } from '../choice';
import { messages as wizardMessages } from '../messages';
import { OrderList } from '../order-list';
import styles from '../problem-wizard.module.css';
import type { ProblemWizard } from '../wizard-types';
import {
  addGroup,
  beginGroups,
  endGroups,
  type GroupKind,
  type GroupPicture,
  type GroupRow,
  groupPicture,
  groupRows,
  moveCase,
  orderGroups,
  removeGroup,
  setKind,
  setPoints,
} from './group-edits';
import own from './groups.module.css';
import { messages } from './messages';

/** Without the folder that all groups have. */
const labelOf = (name: string) =>
  name === '' || name === 'secret' ? messages.noGroup : messages.label(name.replace(/^secret\//, ''));
const isIn = (path: string, field: string) => field === path || field.startsWith(`${path}.`);
const kinds: readonly GroupKind[] = ['all', 'each'];
const optionOf = (value: GroupKind) => ({ value, label: messages.kinds[value] });

/** Groups of cases with their points, and a picture of the sum. */
export function GroupsSection({ wizard }: { wizard: ProblemWizard }) {
  const { form, faults, faultOf } = useFields(wizard);
  if (!form.scoring)
    return (
      <Section title={messages.title}>
        <p className={styles.note}>{messages.none}</p>
        <div className={styles.tools}>
          <Button small onClick={() => wizard.change(beginGroups(wizard.current()))}>
            {messages.begin}
          </Button>
        </div>
      </Section>
    );
  const rows = groupRows(form);
  const { groups } = form.scoring;
  const fieldOf = (name: string) => `scoring.groups.${groups.findIndex((one) => one.name === name)}`;
  const picture = groupPicture(form);
  return (
    <Section title={messages.title}>
      <div className={styles.case} data-field="scoring" data-wrong={faultOf('scoring')}>
        {faultOf('scoring') && <p className={styles.problem}>{faultOf('scoring')}</p>}
        <Picture picture={picture} />
        {rows.map((row) => (
          <GroupFields
            key={row.name}
            wizard={wizard}
            row={row}
            rows={rows}
            field={fieldOf(row.name)}
            problem={faults.find(({ field }) => isIn(fieldOf(row.name), field))?.message}
            isEmpty={picture.empty.includes(row.name)}
          />
        ))}
        {picture.ungrouped.length > 0 && (
          <div className={styles.case}>
            <p className={styles.problem}>{messages.ungrouped}</p>
            <CaseList wizard={wizard} cases={picture.ungrouped} rows={rows} group="" />
          </div>
        )}
        <OrderList
          title={messages.order}
          items={rows.map((row) => ({ ...row, key: row.name }))}
          nameOf={({ name }) => labelOf(name)}
          noteOf={({ points, cases }) => messages.orderNote(points, cases.length)}
          onReorder={(next) =>
            wizard.change(
              orderGroups(
                wizard.current(),
                next.map(({ name }) => name),
              ),
            )
          }
        />
        <div className={styles.tools}>
          <Button small icon={<Plus aria-hidden />} onClick={() => wizard.change(addGroup(wizard.current()))}>
            {messages.add}
          </Button>
          <Button small look="quiet" onClick={() => wizard.change(endGroups(wizard.current()))}>
            {messages.end}
          </Button>
        </div>
      </div>
    </Section>
  );
}

function totalText(total: number): string {
  if (Math.abs(total - 100) < 1e-6) return messages.total(total);
  return total < 100 ? messages.lessThan100(total) : messages.moreThan100(total);
}

function Picture({ picture: { parts, total } }: { picture: GroupPicture }) {
  const missing = Math.max(0, 100 - total);
  const texts = parts.map(({ name, points }) => messages.part(labelOf(name), points));
  return (
    <div className={own.picture}>
      <div className={own.bar} role="img" aria-label={messages.picture(total, texts)}>
        {parts.map(({ name, points }, at) => (
          <span key={name} className={own.part} style={{ flexGrow: Math.max(0, points), flexBasis: 0 }}>
            {texts[at]}
          </span>
        ))}
        {missing > 1e-6 && (
          <span className={classNames(own.part, own.missing)} style={{ flexGrow: missing, flexBasis: 0 }} />
        )}
      </div>
      <p className={styles.note} role="status">
        {totalText(total)} {messages.samples}
      </p>
    </div>
  );
}

interface GroupFieldsProps {
  wizard: ProblemWizard;
  row: GroupRow;
  rows: readonly GroupRow[];
  /** Its path in the form. */
  field: string;
  problem: string | undefined;
  isEmpty: boolean;
}

function GroupFields({ wizard, row, rows, field, problem, isEmpty }: GroupFieldsProps) {
  const { name, points, kind, cases } = row;
  const label = labelOf(name);
  const [typed, setTyped] = useState(String(points));
  const options = (kinds.includes(kind) ? kinds : [...kinds, kind]).map(optionOf);
  return (
    <details className={own.group} data-wrong={isEmpty || problem || undefined} data-field={field}>
      <summary>{messages.row(label, points, cases.length)}</summary>
      <div className={styles.case}>
        {isEmpty && <p className={styles.problem}>{messages.empty(label)}</p>}
        <div className={styles.pair}>
          <Field
            label={messages.points}
            name={`${field}.maxScore`}
            hint={messages.pointsHint}
            type="number"
            inputMode="decimal"
            step="any"
            value={Number(typed) === points ? typed : String(points)}
            problem={problem}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setTyped(value);
              if (value.trim() !== '' && Number.isFinite(Number(value)))
                wizard.change(setPoints(wizard.current(), name, Number(value)));
            }}
          />
          <Choice
            label={messages.kind}
            name={`${field}.aggregation`}
            value={kind}
            options={options}
            onChoose={(chosen) =>
              chosen !== 'other' && wizard.change(setKind(wizard.current(), name, chosen))
            }
          />
        </div>
        <CaseList wizard={wizard} cases={cases} rows={rows} group={name} />
        <div className={styles.tools}>
          <Button
            small
            look="danger"
            icon={<Trash2 aria-hidden />}
            onClick={() => wizard.change(removeGroup(wizard.current(), name))}
          >
            {messages.remove(label)}
          </Button>
        </div>
      </div>
    </details>
  );
}

interface CaseListProps {
  wizard: ProblemWizard;
  cases: GroupRow['cases'];
  rows: readonly GroupRow[];
  /** Their group; '' for none. */
  group: string;
}

/** A select for each case: it works by touch and by keyboard. */
function CaseList({ wizard, cases, rows, group }: CaseListProps) {
  const options = [
    ...(group === '' ? [{ value: '', label: messages.noGroup }] : []),
    ...rows.map(({ name }) => ({ value: name, label: labelOf(name) })),
  ];
  return (
    <ul className={own.cases}>
      {cases.map(({ key, number }) => (
        <li key={key}>
          <span>{wizardMessages.cases.tab(number)}</span>
          <Select
            small
            label={messages.move(number)}
            name={`testCases.${number - 1}.group`}
            value={group}
            options={options}
            onChoose={(name) => name !== '' && wizard.change(moveCase(wizard.current(), key, name))}
          />
        </li>
      ))}
    </ul>
  );
}
