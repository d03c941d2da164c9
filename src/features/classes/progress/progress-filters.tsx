import { Download, Printer } from 'lucide-react';
import type { ProgressRow } from '../../../data/classes/class-work';
import { saveFile } from '../../../lib/files/save-file';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { messages } from './messages';
import { progressCsv } from './progress-csv';
import styles from './progress-filters.module.css';
import { groupsOf, orders, type ProgressFilter, type Student, withoutGroup } from './progress-order';

interface ProgressFiltersProps {
  progress: ProgressRow;
  shown: readonly Student[];
  filter: ProgressFilter;
  onFilter(filter: ProgressFilter): void;
  /** undefined: all. */
  onAssignment(assignmentID: string | undefined): void;
}

export function ProgressFilters({ progress, shown, filter, onFilter, onAssignment }: ProgressFiltersProps) {
  const { assignments, assignmentID, students, name } = progress;
  const groups = groupsOf(students);
  return (
    <div className={styles.filters}>
      <Select
        label={messages.assignment}
        value={assignmentID ?? ''}
        options={[
          { value: '', label: messages.allAssignments },
          ...assignments.map((one) => ({ value: one.assignmentID, label: one.title })),
        ]}
        onChoose={(chosen) => onAssignment(chosen || undefined)}
      />
      {groups.length > 0 && (
        <Select
          label={messages.group}
          value={groups.includes(filter.group) ? filter.group : ''}
          options={[
            { value: '', label: messages.allGroups },
            ...groups.map((group) => ({
              value: group,
              label: group === withoutGroup ? messages.withoutGroup : group,
            })),
          ]}
          onChoose={(group) => onFilter({ ...filter, group })}
        />
      )}
      <Select
        label={messages.order}
        value={filter.order}
        options={orders.map((value) => ({ value, label: messages.orders[value] }))}
        onChoose={(order) => onFilter({ ...filter, order })}
      />
      <span className={styles.tools}>
        <Button
          small
          icon={<Download size={15} aria-hidden />}
          onClick={() => saveFile(`${name}.csv`, progressCsv(progress, shown), 'text/csv')}
        >
          {messages.csv}
        </Button>
        <Button small icon={<Printer size={15} aria-hidden />} onClick={() => window.print()}>
          {messages.print}
        </Button>
      </span>
    </div>
  );
}
