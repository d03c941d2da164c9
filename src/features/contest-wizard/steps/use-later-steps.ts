import { useEffect, useState } from 'react';
import { appStored } from '../../../first-screen/app-stored';

async function importLaterSteps() {
  const { checkForm, sendContest, CustomizationStep, PreviewLink, ProblemsStep, SecurityStep } = await import(
    './later-steps'
  );
  return { checkForm, sendContest, CustomizationStep, PreviewLink, ProblemsStep, SecurityStep };
}

export type LaterSteps = Awaited<ReturnType<typeof importLaterSteps>>;

/** What the first step does not need, once the page has appStored; `load` is for whoever cannot wait. */
export function useLaterSteps(): { later: LaterSteps | undefined; load(): Promise<LaterSteps> } {
  const [later, setLater] = useState<LaterSteps>();
  const load = async () => {
    const loaded = await importLaterSteps();
    setLater(loaded);
    return loaded;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Without a network and a worker the page says itself that a part of it is missing.
    appStored()
      .then(load)
      .catch((error) => console.warn('The later steps could not be loaded', error));
  }, []);
  return { later, load };
}
