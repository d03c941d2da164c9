import type { Language } from '../../../contract/limits';
import type { SubmissionRow } from '../../data/submissions';
import { DraftVersions } from './draft-versions';
import type { Restore } from './history-entry';
import { OtherDevices } from './other-devices';
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
  return (
    <>
      <SubmissionHistory rows={rows} onRestore={onRestore} />
      {contestSlug === undefined && (
        <OtherDevices problemID={problemID} offline={offline} onRestore={onRestore} />
      )}
      <DraftVersions
        problemID={problemID}
        language={language}
        contestSlug={contestSlug}
        onRestore={onRestore}
      />
    </>
  );
}
