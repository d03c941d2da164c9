import { teamLimits } from '../../../contract/account-limits';
import type { TeamDetails } from '../../../contract/entities/contest/team';
import { Field } from '../../ui/form/field';
import { messages } from './messages';

export const emptyTeam: TeamDetails = { teamName: '', affiliation: '', country: '' };

export const isCountryWrong = ({ country }: TeamDetails): boolean => !/^([a-z]{3})?$/i.test(country.trim());

export const trimmed = ({ teamName, affiliation, country }: TeamDetails): TeamDetails => ({
  teamName: teamName.trim(),
  affiliation: affiliation.trim(),
  country: country.trim().toUpperCase(),
});

interface TeamFieldsProps {
  team: TeamDetails;
  /** The user submitted the form: show problems. */
  tried: boolean;
  onChange(team: TeamDetails): void;
}

export function TeamFields({ team, tried, onChange }: TeamFieldsProps) {
  const set = (change: Partial<TeamDetails>) => onChange({ ...team, ...change });
  return (
    <>
      <Field
        label={messages.teamName}
        hint={messages.teamNameHint}
        autoComplete="off"
        maxLength={teamLimits.nameLengthMax}
        value={team.teamName}
        onChange={(event) => set({ teamName: event.currentTarget.value })}
      />
      <Field
        label={messages.affiliation}
        autoComplete="organization"
        maxLength={teamLimits.affiliationLengthMax}
        value={team.affiliation}
        onChange={(event) => set({ affiliation: event.currentTarget.value })}
      />
      <Field
        label={messages.country}
        hint={messages.countryHint}
        problem={tried && isCountryWrong(team) && messages.countryWrong}
        autoComplete="off"
        autoCapitalize="characters"
        value={team.country}
        onChange={(event) => set({ country: event.currentTarget.value })}
      />
    </>
  );
}
