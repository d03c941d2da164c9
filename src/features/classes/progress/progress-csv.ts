import type { ClassProgress, ProgressCell } from '../../../../contract/entities/classes/class-work';
import { csvText } from '../../../lib/files/csv';
import { messages } from './messages';
import type { Student } from './progress-order';

export function progressCsv(
  { columns }: Pick<ClassProgress, 'columns'>,
  students: readonly Student[],
): string {
  const titles = columns.flatMap(({ title }) => messages.csvTask(title));
  return csvText([
    [...messages.csvColumns, ...titles],
    ...students.map(({ displayName, username, group, cells }) => [
      ...[displayName, username, group],
      ...columns.flatMap((_, at) => cellTexts(cells[at] ?? null)),
    ]),
  ]);
}

function cellTexts(cell: ProgressCell | null): string[] {
  if (!cell) return ['', '', '', '', '', '', ''];
  const { state, tries, lastAt, late, parts, help } = cell;
  const solved = parts ? `${parts.solved}/${parts.total}` : state === 'solved' ? '1/1' : '0/1';
  return [
    messages.states[state],
    String(tries),
    lastAt ?? '',
    late ? messages.csvYes : messages.csvNo,
    solved,
    String(help?.hints ?? 0),
    String(help?.editorials ?? 0),
  ];
}
