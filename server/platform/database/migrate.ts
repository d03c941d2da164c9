import { type Migration, Migrator } from 'kysely';
import { firstTables } from '../migrations/001-first-tables';
import { checkersAndGroups } from '../migrations/002-checkers-and-groups';
import { judgements } from '../migrations/003-judgements';
import { questions } from '../migrations/004-questions';
import { codeRuns } from '../migrations/005-code-runs';
import { wordsForCreators } from '../migrations/006-words-for-creators';
import { accounts } from '../migrations/007-accounts';
import { search } from '../migrations/008-search';
import { reports } from '../migrations/009-reports';
import { badgesAndPractice } from '../migrations/010-badges-and-practice';
import { firebaseAccounts } from '../migrations/012-firebase-accounts';
import { challengePlaces } from '../migrations/013-challenge-places';
import { drafts } from '../migrations/014-drafts';
import { contests } from '../migrations/015-contests';
import { contestRuns } from '../migrations/016-contest-runs';
import { contestManagement } from '../migrations/019-contest-management';
import { contestPacks } from '../migrations/021-contest-packs';
import { clarifications } from '../migrations/023-clarifications';
import { pausesAndRejudges } from '../migrations/024-pauses-and-rejudges';
import { contestImages } from '../migrations/026-contest-images';
import { contestChanges } from '../migrations/027-contest-changes';
import { problemChecks } from '../migrations/029-problem-checks';
import { startsByCode } from '../migrations/033-starts-by-code';
import { problemSizes } from '../migrations/041-problem-sizes';
import { provenEmails } from '../migrations/042-proven-emails';
import { checkerFaults } from '../migrations/044-checker-faults';
import { problemVersions } from '../migrations/047-problem-versions';
import { practiceChanges } from '../migrations/052-practice-changes';
import { contestContacts } from '../migrations/054-contest-contacts';
import { firstSolves } from '../migrations/055-first-solves';
import { contestScoring } from '../migrations/056-contest-scoring';
import { contestReview } from '../migrations/057-contest-review';
import { contestResults } from '../migrations/058-contest-results';
import { absences } from '../migrations/059-absences';
import { draftEvidence } from '../migrations/060-draft-evidence';
import { contestStaff } from '../migrations/061-contest-staff';
import { contestTeams } from '../migrations/062-contest-teams';
import { contestInvitations } from '../migrations/063-contest-invitations';
import { questionDesk } from '../migrations/064-question-desk';
import { similarity } from '../migrations/065-similarity';
import { contestPractice } from '../migrations/066-contest-practice';
import { contentSources } from '../migrations/068-content-sources';
import { classes } from '../migrations/070-classes';
import { assignments } from '../migrations/071-assignments';
import { classWork } from '../migrations/072-class-work';
import { sharedDevices } from '../migrations/073-shared-devices';
import { searchGrowth } from '../migrations/074-search-growth';
import { tryCounts } from '../migrations/075-try-counts';
import { administration } from '../migrations/076-administration';
import { operations } from '../migrations/077-operations';
import { fileStore } from '../migrations/081-file-store';
import { reportsAndMails } from '../migrations/082-reports-and-mails';
import { problemSummaries } from '../migrations/083-problem-summaries';
import { problemCounts } from '../migrations/084-problem-counts';
import { problemHelp } from '../migrations/085-problem-help';
import { helpOpenings } from '../migrations/086-help-openings';
import { sharedSolutions } from '../migrations/087-shared-solutions';
import { ownLists } from '../migrations/092-own-lists';
import { signedInDevices } from '../migrations/093-signed-in-devices';
import { problemLanguages } from '../migrations/094-problem-languages';
import { problemImages } from '../migrations/095-problem-images';
import { jurySolutions } from '../migrations/096-jury-solutions';
import { juryChecks } from '../migrations/097-jury-checks';
import { problemTools } from '../migrations/098-problem-tools';
import { problemMembers } from '../migrations/102-problem-members';
import { problemHistory } from '../migrations/103-problem-history';
import { problemComments } from '../migrations/106-problem-comments';
import { validatorArguments } from '../migrations/111-validator-arguments';
import { challengeLanguages } from '../migrations/112-challenge-languages';
import { answersJudgedAgain } from '../migrations/113-answers-judged-again';
import { knownValidations } from '../migrations/114-known-validations';
import { typeOfContestWork } from '../migrations/115-type-of-contest-work';
import { extraTime } from '../migrations/116-extra-time';
import type { Database } from './open';

/**
 * Imported by name, so that the bundle contains them. A new one takes the next number: a lower one stops
 * databases that already have a higher one.
 */
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '002-checkers-and-groups': checkersAndGroups,
  '003-judgements': judgements,
  '004-questions': questions,
  '005-code-runs': codeRuns,
  '006-words-for-creators': wordsForCreators,
  '007-accounts': accounts,
  '008-search': search,
  '009-reports': reports,
  '010-badges-and-practice': badgesAndPractice,
  '012-firebase-accounts': firebaseAccounts,
  '013-challenge-places': challengePlaces,
  '014-drafts': drafts,
  '015-contests': contests,
  '016-contest-runs': contestRuns,
  '019-contest-management': contestManagement,
  '021-contest-packs': contestPacks,
  '023-clarifications': clarifications,
  '024-pauses-and-rejudges': pausesAndRejudges,
  '026-contest-images': contestImages,
  '027-contest-changes': contestChanges,
  '029-problem-checks': problemChecks,
  '033-starts-by-code': startsByCode,
  '044-checker-faults': checkerFaults,
  '041-problem-sizes': problemSizes,
  '042-proven-emails': provenEmails,
  '047-problem-versions': problemVersions,
  '054-contest-contacts': contestContacts,
  '052-practice-changes': practiceChanges,
  '055-first-solves': firstSolves,
  '056-contest-scoring': contestScoring,
  '057-contest-review': contestReview,
  '058-contest-results': contestResults,
  '059-absences': absences,
  '060-draft-evidence': draftEvidence,
  '061-contest-staff': contestStaff,
  '062-contest-teams': contestTeams,
  '063-contest-invitations': contestInvitations,
  '064-question-desk': questionDesk,
  '065-similarity': similarity,
  '066-contest-practice': contestPractice,
  '068-content-sources': contentSources,
  '070-classes': classes,
  '071-assignments': assignments,
  '072-class-work': classWork,
  '073-shared-devices': sharedDevices,
  '074-search-growth': searchGrowth,
  '075-try-counts': tryCounts,
  '076-administration': administration,
  '077-operations': operations,
  '081-file-store': fileStore,
  '082-reports-and-mails': reportsAndMails,
  '083-problem-summaries': problemSummaries,
  '084-problem-counts': problemCounts,
  '085-problem-help': problemHelp,
  '086-help-openings': helpOpenings,
  '087-shared-solutions': sharedSolutions,
  '092-own-lists': ownLists,
  '093-signed-in-devices': signedInDevices,
  '094-problem-languages': problemLanguages,
  '095-problem-images': problemImages,
  '096-jury-solutions': jurySolutions,
  '097-jury-checks': juryChecks,
  '098-problem-tools': problemTools,
  '102-problem-members': problemMembers,
  '103-problem-history': problemHistory,
  '106-problem-comments': problemComments,
  '111-validator-arguments': validatorArguments,
  '112-challenge-languages': challengeLanguages,
  '113-answers-judged-again': answersJudgedAgain,
  '114-known-validations': knownValidations,
  '115-type-of-contest-work': typeOfContestWork,
  '116-extra-time': extraTime,
};

/**
 * Migrates the database to the newest schema. Safe to call from several processes: the migrator holds a lock.
 * @param upTo the last migration to apply (for tests of old schemas); default all
 * @returns how many migrations this call applied
 */
export async function migrate(db: Database, upTo?: string): Promise<number> {
  const migrator = new Migrator({
    db,
    // Migrations are written in parallel, so a smaller number can come later.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw error;
  return results?.length ?? 0;
}

export const knownMigrations: readonly string[] = Object.keys(migrations);

/** Applies exactly these, for a backup that was made with them. */
export async function migrateOnly(db: Database, names: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => wanted },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
