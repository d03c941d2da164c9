import { contestLimits } from '../../../../contract/limits';
import { lateSyncDefault } from '../../../../contract/rules/contest/contest-validity';
import { CheckField, Field } from '../../../ui/form/field';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import { lockOf } from '../lock';
import { messages } from '../messages';
import type { ContestWizard } from '../wizard-types';

const texts = messages.basic;

/** CWIZ-5 … CWIZ-9 */
export function BasicStep({ wizard }: { wizard: ContestWizard }) {
  const { form, line, check } = useFields(wizard);
  const lock = lockOf(form);
  const hasStarted = lock !== 'none';
  const hasEnded = lock === 'ended';
  const lateSyncMinutes = lateSyncDefault(form.enableProctored);
  const { lateSyncMinutesMax, freezeMinutesMax } = contestLimits;
  const number = { type: 'number', inputMode: 'numeric', disabled: hasStarted } as const;
  return (
    <>
      <Field
        label={texts.name}
        autoComplete="off"
        hint={limitNote(form.name, contestLimits.nameLengthMax)}
        maxLength={contestLimits.nameLengthMax}
        {...line('name')}
      />
      <CheckField label={texts.openImmediately} disabled={hasStarted} {...check('openContestImmediately')} />
      {!form.openContestImmediately && (
        <Field
          label={texts.startTime}
          type="datetime-local"
          hint={texts.startTimeHint}
          disabled={hasStarted}
          {...line('startTime')}
        />
      )}
      <CheckField label={texts.openForever} disabled={hasEnded} {...check('openContestForever')} />
      {!form.openContestForever && (
        <Field label={texts.endTime} type="datetime-local" disabled={hasEnded} {...line('endTime')} />
      )}
      <CheckField label={texts.timed} disabled={hasStarted} {...check('timedContest')} />
      {form.timedContest && (
        <Field
          label={texts.duration}
          hint={texts.durationHint}
          {...number}
          min={contestLimits.durationMinutesMin}
          max={contestLimits.durationMinutesMax}
          {...line('duration')}
        />
      )}
      {/* Late sync (Offline 7) and leaderboard freeze: both relate to the end. */}
      <Field
        label={texts.lateSync}
        {...number}
        min={0}
        max={lateSyncMinutesMax}
        placeholder={String(lateSyncMinutes)}
        hint={texts.lateSyncHint(lateSyncMinutes)}
        {...line('lateSyncMinutes')}
      />
      {!form.openContestForever && (
        <Field
          label={texts.freeze}
          {...number}
          min={0}
          max={freezeMinutesMax}
          hint={texts.freezeHint}
          {...line('freezeMinutes')}
        />
      )}
    </>
  );
}
