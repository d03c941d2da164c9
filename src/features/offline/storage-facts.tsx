import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { ItemList, ItemRow } from '../../ui/layout/item-list';
import { InstallRow } from './install-row';
import { messages } from './messages';
import { askToPersist, type StorageFacts as Facts, readStorage } from './persistence';

const texts = messages.storage;
const lookEveryMs = 5000;

export function StorageFacts() {
  const [facts, setFacts] = useState<Facts | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const look = useCallback(async () => setFacts(await readStorage()), []);
  useEffect(() => {
    void look();
    const again = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(again);
  }, [look]);
  const ask = async () => {
    setRefused(!(await askToPersist()));
    await look();
  };
  return (
    <ItemList>
      <ItemRow title={texts.space} line={facts ? spaceText(facts) : texts.checking} />
      <ItemRow
        title={texts.persistent}
        isLive
        line={facts ? persistenceText(facts, wasRefused) : texts.checking}
      >
        {facts?.persistent === false && (
          <Button small onClick={() => void ask()}>
            {texts.askToKeep}
          </Button>
        )}
      </ItemRow>
      <InstallRow />
    </ItemList>
  );
}

function spaceText({ usageBytes, quotaBytes }: Facts): string {
  if (usageBytes === null) return texts.unknownUse;
  return quotaBytes === null ? texts.used(usageBytes) : texts.usedOf(usageBytes, quotaBytes);
}

function persistenceText({ persistent }: Facts, wasRefused: boolean): string {
  if (persistent) return texts.isPersistent;
  if (persistent === null) return texts.isUnknown;
  return wasRefused ? texts.refused : texts.isNotPersistent;
}
