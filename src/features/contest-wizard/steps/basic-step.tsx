import { contestLimits } from '../../../../contract/limits';
import { lateSyncDefault } from '../../../../contract/rules/contest/contest-validity';
import { CheckField, Field } from '../../../ui/form/field';
import type { Wizard } from '../wizard';

/** CWIZ-5 … CWIZ-9 */
export function BasicStep({ form, change, faultOf, lock }: Wizard) {
  const hasBegun = lock !== 'none';
  const isOver = lock === 'over';
  return (
    <>
      <Field
        label="Contest Name"
        name="name"
        autoComplete="off"
        maxLength={contestLimits.nameLengthMax}
        value={form.name}
        problem={faultOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <CheckField
        label="Open immediately"
        checked={form.openContestImmediately}
        disabled={hasBegun}
        onChange={(event) => change({ openContestImmediately: event.currentTarget.checked })}
      />
      {!form.openContestImmediately && (
        <Field
          label="Start Time"
          name="startTime"
          type="datetime-local"
          hint="In the time zone of this device."
          value={form.startTime}
          disabled={hasBegun}
          problem={faultOf('startTime')}
          onChange={(event) => change({ startTime: event.currentTarget.value })}
        />
      )}
      <CheckField
        label="Open Forever"
        checked={form.openContestForever}
        disabled={isOver}
        onChange={(event) => change({ openContestForever: event.currentTarget.checked })}
      />
      {!form.openContestForever && (
        <Field
          label="End Time"
          name="endTime"
          type="datetime-local"
          value={form.endTime}
          disabled={isOver}
          problem={faultOf('endTime')}
          onChange={(event) => change({ endTime: event.currentTarget.value })}
        />
      )}
      <CheckField
        label="Timed Contest: each participant has so long from their own start"
        checked={form.timedContest}
        disabled={hasBegun}
        onChange={(event) => change({ timedContest: event.currentTarget.checked })}
      />
      {form.timedContest && (
        <Field
          label="Duration in minutes"
          name="duration"
          type="number"
          inputMode="numeric"
          min={contestLimits.durationMinutesMin}
          max={contestLimits.durationMinutesMax}
          value={form.duration}
          disabled={hasBegun}
          problem={faultOf('duration')}
          onChange={(event) => change({ duration: event.currentTarget.value })}
        />
      )}
      <LateAndFrozen form={form} change={change} faultOf={faultOf} hasBegun={hasBegun} />
    </>
  );
}

type LateAndFrozenProps = Pick<Wizard, 'form' | 'change' | 'faultOf'> & { hasBegun: boolean };

/** *Offline* 7 and the freeze of the leaderboard: both count from the end. */
function LateAndFrozen({ form, change, faultOf, hasBegun }: LateAndFrozenProps) {
  const { lateSyncMinutesMax, freezeMinutesMax } = contestLimits;
  const usual = lateSyncDefault(form.enableProctored);
  return (
    <>
      <Field
        label="Late sync in minutes"
        name="lateSyncMinutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={lateSyncMinutesMax}
        placeholder={String(usual)}
        hint={`Work submitted offline before the end still counts when it arrives within this time. Default: ${usual}. At most ${lateSyncMinutesMax}.`}
        value={form.lateSyncMinutes}
        disabled={hasBegun}
        problem={faultOf('lateSyncMinutes')}
        onChange={(event) => change({ lateSyncMinutes: event.currentTarget.value })}
      />
      {!form.openContestForever && (
        <Field
          label="Freeze the leaderboard for the last minutes"
          name="freezeMinutes"
          type="number"
          inputMode="numeric"
          min={0}
          max={freezeMinutesMax}
          hint="Until the end, participants see the leaderboard as it was when it froze. 0: it never freezes."
          value={form.freezeMinutes}
          disabled={hasBegun}
          problem={faultOf('freezeMinutes')}
          onChange={(event) => change({ freezeMinutes: event.currentTarget.value })}
        />
      )}
    </>
  );
}
