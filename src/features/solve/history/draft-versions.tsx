import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { type DraftVersion, draftVersions, readDraft } from '../../../data/drafts/drafts';
import { draftKeyFor } from '../draft/draft-actions';
import { useSolve } from '../screen-state';
import { HistoryEntry } from './history-entry';
import { messages } from './messages';

export function DraftVersions() {
  const solve = useSolve();
  const { language } = useSnapshot(solve.state);
  const key = draftKeyFor(solve, language);
  const versions = useLiveQuery(async () => {
    const [all, own] = [await draftVersions(key), await readDraft(key)];
    const isNewest = ({ code }: DraftVersion, index: number) =>
      all.findIndex((version) => version.code === code) === index;
    return all.filter((version, index) => version.code !== own?.code && isNewest(version, index));
  }, Object.values(key));
  if (!versions?.length) return null;
  return (
    <section>
      <h3>{messages.earlierVersions}</h3>
      <ol>
        {versions.map((version) => (
          <HistoryEntry
            key={version.id}
            name={nameOf(version)}
            language={language}
            atMs={version.savedAt}
            code={version.code}
          />
        ))}
      </ol>
    </section>
  );
}

function nameOf({ device, isAside }: DraftVersion): string {
  if (device) return messages.fromDevice(device);
  return isAside ? messages.fromTwoTabs : messages.earlierVersion;
}
