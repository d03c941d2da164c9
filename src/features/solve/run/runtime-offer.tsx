import { Download } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { languageLabels } from '../../../../contract/limits';
import { isPlainHttp } from '../../../lib/plain-http';
import { byteText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import { DownloadProgress } from './download-progress';
import { useRuntimeOffer } from './use-runtime-offer';

export function RuntimeOffer() {
  const { language, client } = useSnapshot(useSolve().state);
  const { state, download, cancel } = useRuntimeOffer(language, client);
  const name = languageLabels[language];
  if (state.at === 'downloading') return <DownloadProgress name={name} {...state} onCancel={cancel} />;
  if (state.at !== 'missing') return null;
  if (isPlainHttp()) return <p className={styles.quiet}>{messages.runtime.notKept(name)}</p>;
  return (
    <div className={styles.quiet}>
      <p role={state.problem === null ? undefined : 'alert'}>
        {state.problem ?? messages.runtime.missing(name)}
      </p>
      <Button small icon={<Download aria-hidden />} onClick={download}>
        {messages.runtime.download(name, byteText(state.downloadBytes))}
      </Button>
    </div>
  );
}
