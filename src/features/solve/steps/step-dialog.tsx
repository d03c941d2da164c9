import { useEffect, useState } from 'react';
import type { RunClient, Trace } from '../../../../wasm/run-client';
import { failureText } from '../../../lib/failure-text';
import { Dialog } from '../../../ui/dialog';
import { messages } from './messages';
import { StepView } from './step-view';
import styles from './steps.module.css';

interface StepDialogProps {
  /** Of the sample. */
  name: string;
  client: Pick<RunClient, 'trace'>;
  code: string;
  input: string;
  onClose(): void;
}

type Recording = { at: 'recording' } | { at: 'recorded'; trace: Trace } | { at: 'failed'; reason: string };

/** Records a Python program on this device, and shows its steps. */
export function StepDialog({ name, client, code, input, onClose }: StepDialogProps) {
  const recording = useRecording(client, code, input);
  return (
    <Dialog title={messages.title(name)} wide onClose={onClose}>
      {recording.at === 'recording' && (
        <>
          <p role="status">{messages.recording}</p>
          <progress className={styles.progress} aria-label={messages.recording} />
        </>
      )}
      {recording.at === 'failed' && <p role="alert">{messages.notRecorded(recording.reason)}</p>}
      {recording.at === 'recorded' && <StepView trace={recording.trace} code={code} />}
    </Dialog>
  );
}

function useRecording(client: StepDialogProps['client'], code: string, input: string): Recording {
  const [recording, setRecording] = useState<Recording>({ at: 'recording' });
  useEffect(() => {
    const stop = new AbortController();
    client.trace(code, input, stop.signal).then(
      (trace) => !stop.signal.aborted && setRecording({ at: 'recorded', trace }),
      (error: unknown) => !stop.signal.aborted && setRecording({ at: 'failed', reason: failureText(error) }),
    );
    return () => stop.abort();
  }, [client, code, input]);
  return recording;
}
