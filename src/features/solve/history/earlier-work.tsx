import type { Language } from '../../../../contract/limits';
import type { SubmissionRow } from '../../../data/work/submissions';
import { DraftVersions } from './draft-versions';
import type { Restore } from './history-entry';
import { OtherDevices, useOtherDevices } from './other-devices';
import { SubmissionHistory } from './submission-history';

interface EarlierWorkProps {
  problemID: string;
  language: Language;
  contestSlug: string | undefined;
  offline: boolean;
  /** One's own submissions, newest first. */
  rows: SubmissionRow[] | undefined;
  onRestore: Restore;
}

/** What one has handed in here, written elsewhere, and written before. */
export function EarlierWork({
  problemID,
  language,
  contestSlug,
  offline,
  rows,
  onRestore,
}: EarlierWorkProps) {
  const others = useOtherDevices(problemID, offline);
  const isPractice = contestSlug === undefined;
  // 'Nothing handed in yet' would be wrong above what was handed in elsewhere.
  const isEmptyHere = rows?.length === 0 && isPractice && others?.length !== 0;
  return (
    <>
      {!isEmptyHere && <SubmissionHistory rows={rows} onRestore={onRestore} />}
      {isPractice && <OtherDevices rows={others} onRestore={onRestore} />}
      <DraftVersions
        problemID={problemID}
        language={language}
        contestSlug={contestSlug}
        onRestore={onRestore}
      />
    </>
  );
}
