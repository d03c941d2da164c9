import type { TeamDetails } from '../../../../contract/entities/contest/team';

interface TeamColumns {
  readonly team_name: string;
  readonly affiliation: string;
  readonly country: string;
}

export const teamColumns = ({ teamName, affiliation, country }: TeamDetails): TeamColumns => ({
  team_name: teamName,
  affiliation,
  country,
});

export const teamOf = ({ team_name, affiliation, country }: TeamColumns): TeamDetails => ({
  teamName: team_name,
  affiliation,
  country,
});

export const hasTeam = ({ team_name, affiliation, country }: TeamColumns): boolean =>
  team_name !== '' || affiliation !== '' || country !== '';
