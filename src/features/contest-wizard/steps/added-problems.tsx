import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { contestLimits } from '../../../../contract/limits';
import type { UsableProblem } from '../../../data/wizards/usable-problems';
import { PrivateMark } from '../../../parts/problem/private-mark';
import { Button, IconButton } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Section } from '../../../ui/layout/section';
import { messages } from '../messages';
import styles from '../wizard.module.css';
import { moved } from './pick-problems';

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

/** CWIZ-19 … CWIZ-21: reorder by dragging or with buttons. */
export function AddedProblems(props: AddedProblemsProps) {
  const { ids, usable, problem, faultOf, isLocked, points, onChange, onPoints } = props;
  const titles = new Map(usable?.map(({ id, title }) => [id, title]));
  const hidden = new Set(usable?.filter((one) => one.isPrivate || one.public === false).map((one) => one.id));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const move = (from: number, to: number) => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length || from === to) return;
    onChange(moved(ids, from, to));
    announce(texts.moved(titleOf(id), to + 1, ids.length));
  };
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
      <ol className={styles.problems} aria-label={texts.added} data-field="problemPoints">
        {ids.map((id, index) => (
          <li
            key={id}
            data-field={`problems.${index}`}
            data-wrong={faultOf(`problems.${index}`)}
            className={classNames(styles.row, dragged === index && styles.dragged)}
            draggable={!isLocked}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', titleOf(id));
              setDragged(index);
            }}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
            onDragEnd={() => setDragged(null)}
          >
            {!isLocked && <GripVertical aria-hidden className={styles.grip} />}
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.about}>
              <strong>{titleOf(id)}</strong>
              {hidden.has(id) && <PrivateMark />}
              {[`problems.${index}`, `problemPoints.${index}`].map((field) => {
                const fault = faultOf(field);
                return (
                  fault && (
                    <span key={field} className={styles.problem}>
                      {fault}
                    </span>
                  )
                );
              })}
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
            <Controls
              title={titleOf(id)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => onChange(ids.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
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
    <span className={styles.points}>
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

interface ControlsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** The row keeps its key when it moves, so that the focus stays. */
function Controls({ title, isFirst, isLast, onMove, onRemove }: ControlsProps) {
  return (
    <span className={styles.tools}>
      <IconButton small label={texts.moveUp(title)} aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton small label={texts.moveDown(title)} aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton small label={texts.removeAdded(title)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
