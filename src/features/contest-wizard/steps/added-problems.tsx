import { X } from 'lucide-react';
import { contestLimits } from '../../../../contract/limits';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { PrivateMark } from '../../../parts/problem/private-mark';
import { Button, IconButton } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { SortableList } from '../../../ui/sortable-list/sortable-list';
import { messages } from '../messages';
import styles from '../wizard.module.css';

const texts = messages.problems;

interface AddedProblemsProps {
  ids: readonly string[];
  usable: readonly UsableProblem[] | undefined;
  problem: string | undefined;
  faultOf(field: string): string | undefined;
  isLocked: boolean;
  /** As typed, by problem id; undefined: all problems count the same. */
  points: Readonly<Record<string, string>> | undefined;
  onChange(ids: string[]): void;
  onPoints(points: Record<string, string>): void;
}

/** CWIZ-19 … CWIZ-21 */
export function AddedProblems(props: AddedProblemsProps) {
  const { ids, usable, problem, faultOf, isLocked, points, onChange, onPoints } = props;
  const titles = new Map(usable?.map(({ id, title }) => [id, title]));
  const hidden = new Set(usable?.filter((one) => one.isPrivate || one.public === false).map((one) => one.id));
  const titleOf = (id: string) => titles.get(id) ?? id;
  return (
    <Section
      title={texts.addedCount(ids.length)}
      aside={
        <Button small look="danger" disabled={ids.length === 0} onClick={() => onChange([])}>
          {texts.removeAll}
        </Button>
      }
    >
      {(ids.length === 0 || problem) && (
        <p className={problem ? styles.problem : styles.note}>{problem ?? texts.noneAdded}</p>
      )}
      <p className={styles.note}>{texts.addedHint(points !== undefined)}</p>
      <div className={styles.problems} data-field="problemPoints">
        <SortableList
          items={ids}
          idOf={(id) => id}
          nameOf={titleOf}
          label={texts.added}
          isLocked={isLocked}
          dragsRows
          onReorder={onChange}
          tools={(id) => (
            <IconButton
              small
              label={texts.removeAdded(titleOf(id))}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              <X aria-hidden />
            </IconButton>
          )}
        >
          {(id, index) => {
            const faults = [`problems.${index}`, `problemPoints.${index}`].flatMap(
              (field) => faultOf(field) ?? [],
            );
            return (
              <div
                className={styles.added}
                data-field={`problems.${index}`}
                data-wrong={faultOf(`problems.${index}`)}
              >
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.about}>
                  <strong>{titleOf(id)}</strong>
                  {hidden.has(id) && <PrivateMark />}
                  {faults.map((fault) => (
                    <span key={fault} className={styles.problem}>
                      {fault}
                    </span>
                  ))}
                </span>
                {points && (
                  <PointsField
                    title={titleOf(id)}
                    name={`problemPoints.${index}`}
                    isWrong={faultOf(`problemPoints.${index}`) !== undefined}
                    value={points[id] ?? String(contestLimits.problemPointsDefault)}
                    isLocked={isLocked}
                    onChange={(value) => onPoints({ ...points, [id]: value })}
                  />
                )}
              </div>
            );
          }}
        </SortableList>
      </div>
    </Section>
  );
}

interface PointsFieldProps {
  title: string;
  name: string;
  isWrong: boolean;
  value: string;
  isLocked: boolean;
  onChange(value: string): void;
}

function PointsField({ title, name, isWrong, value, isLocked, onChange }: PointsFieldProps) {
  return (
    // Selecting its text with the mouse must not drag the row.
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is the control
    <span className={styles.points} onMouseDown={(event) => event.stopPropagation()}>
      <input
        type="number"
        inputMode="decimal"
        name={name}
        aria-label={texts.pointsOf(title)}
        aria-invalid={isWrong || undefined}
        min={1}
        max={contestLimits.problemPointsMax}
        step="any"
        value={value}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span aria-hidden>{texts.points}</span>
    </span>
  );
}
