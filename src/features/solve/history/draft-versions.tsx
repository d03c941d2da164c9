import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import type { Language } from '../../../../contract/limits';
import { accountKey, session } from '../../../auth/session';
import { type DraftVersion, draftVersions, readDraft } from '../../../data/drafts/drafts';
import { HistoryEntry, type Restore } from './history-entry';

interface DraftVersionsProps {
  problemID: string;
  language: Language;
  contestSlug: string | undefined;
  onRestore: Restore;
}

/** Older versions of one's own code in this language, and what was typed while another tab had changed it. */
export function DraftVersions({ problemID, language, contestSlug = '', onRestore }: DraftVersionsProps) {
  useSnapshot(session);
  const account = accountKey();
  const versions = useLiveQuery(async () => {
    const key = { account, problemID, language, contestSlug };
    const [all, own] = [await draftVersions(key), await readDraft(key)];
    const isNewest = ({ code }: DraftVersion, index: number) =>
      all.findIndex((version) => version.code === code) === index;
    return all.filter((version, index) => version.code !== own?.code && isNewest(version, index));
  }, [account, problemID, language, contestSlug]);
  if (!versions?.length) return null;
  return (
    <section>
      <h3>Earlier versions</h3>
      <ol>
        {versions.map((version) => (
          <HistoryEntry
            key={version.id}
            name={nameOf(version)}
            language={language}
            atMs={version.savedAt}
            code={version.code}
            onRestore={onRestore}
          />
        ))}
      </ol>
    </section>
  );
}

function nameOf({ device, isAside }: DraftVersion): string {
  if (device) return `From ${device}`;
  return isAside ? 'From two tabs at once' : 'Earlier version';
}
