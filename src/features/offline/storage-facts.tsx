import { useCallback, useEffect, useState } from 'react';
import { byteText } from '../../lib/words';
import { Button } from '../../ui/button';
import { KeptList, KeptRow } from '../../ui/kept-list';
import { InstallRow } from './install-row';
import { askToPersist, type StorageFacts as Facts, readStorage } from './persistence';

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
    <KeptList>
      <KeptRow title="Room on this device" line={facts ? roomText(facts) : 'Looking…'} />
      <KeptRow title="Kept for good" isLive line={facts ? keptText(facts, wasRefused) : 'Looking…'}>
        {facts?.persistent === false && (
          <Button small onClick={() => void ask()}>
            Ask the browser to keep it
          </Button>
        )}
      </KeptRow>
      <InstallRow />
    </KeptList>
  );
}

function roomText({ usageBytes, quotaBytes }: Facts): string {
  if (usageBytes === null) return 'This browser does not tell how much is used.';
  const used = `${byteText(usageBytes)} used`;
  return quotaBytes === null ? used : `${used}, of ${byteText(quotaBytes)} that this browser allows`;
}

function keptText({ persistent }: Facts, wasRefused: boolean): string {
  if (persistent) return 'Yes: only you can remove what is kept here.';
  if (persistent === null) return 'This browser does not tell. Export what you could not bear to lose.';
  return wasRefused
    ? 'The browser said no for now. It often says yes once the app is installed, or after more visits.'
    : 'No: the browser may clear it when the device is short of room.';
}
