import { contestLimits } from '../../../../contract/limits';
import { lateSyncDefault } from '../../../../contract/rules/contest/contest-validity';
import { CheckField, Field } from '../../../ui/form/field';
import { useFields } from '../../../wizard/use-fields';
import { lockOf } from '../lock';
import type { ContestWizard } from '../wizard-types';

/** CWIZ-5 … CWIZ-9 */
export function BasicStep({ wizard }: { wizard: ContestWizard }) {
  const { form, line, check } = useFields(wizard);
  const lock = lockOf(form);
  const hasBegun = lock !== 'none';
  const isOver = lock === 'over';
  const usual = lateSyncDefault(form.enableProctored);
  const { lateSyncMinutesMax, freezeMinutesMax } = contestLimits;
  const number = { type: 'number', inputMode: 'numeric', disabled: hasBegun } as const;
  return (
    <>
      <Field
        label="Contest Name"
        autoComplete="off"
        maxLength={contestLimits.nameLengthMax}
        {...line('name')}
      />
      <CheckField label="Open immediately" disabled={hasBegun} {...check('openContestImmediately')} />
      {!form.openContestImmediately && (
        <Field
          label="Start Time"
          type="datetime-local"
          hint="In the time zone of this device."
          disabled={hasBegun}
          {...line('startTime')}
        />
      )}
      <CheckField label="Open Forever" disabled={isOver} {...check('openContestForever')} />
      {!form.openContestForever && (
        <Field label="End Time" type="datetime-local" disabled={isOver} {...line('endTime')} />
      )}
      <CheckField
        label="Timed Contest: each participant has so long from their own start"
        disabled={hasBegun}
        {...check('timedContest')}
      />
      {form.timedContest && (
        <Field
          label="Duration in minutes"
          {...number}
          min={contestLimits.durationMinutesMin}
          max={contestLimits.durationMinutesMax}
          {...line('duration')}
        />
      )}
      {/* Late sync (Offline 7) and leaderboard freeze: both relate to the end. */}
      <Field
        label="Late sync in minutes"
        {...number}
        min={0}
        max={lateSyncMinutesMax}
        placeholder={String(usual)}
        hint={`Work submitted offline before the end still counts when it arrives within this time. Default: ${usual}. At most ${lateSyncMinutesMax}.`}
        {...line('lateSyncMinutes')}
      />
      {!form.openContestForever && (
        <Field
          label="Freeze the leaderboard for the last minutes"
          {...number}
          min={0}
          max={freezeMinutesMax}
          hint="Until the end, participants see the leaderboard as it was when it froze. 0: it never freezes."
          {...line('freezeMinutes')}
        />
      )}
    </>
  );
}
