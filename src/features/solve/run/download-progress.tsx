import { Button } from '../../../ui/button';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { bytesText } from './run-summary';

interface DownloadProgressProps {
  name: string;
  downloadBytes: number;
  /** 0 to 1. */
  fraction: number;
  onCancel(): void;
}

export function DownloadProgress({ name, downloadBytes, fraction, onCancel }: DownloadProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        <span role="status">{messages.runtime.downloading(name)}</span>
        <span>
          {bytesText({ bytesDone: Math.round(fraction * downloadBytes), bytesTotal: downloadBytes })}
        </span>
      </div>
      <progress aria-label={messages.runtime.downloadProgress} value={fraction} max={1} />
      <div>
        <Button small onClick={onCancel}>
          {messages.runtime.cancelDownload}
        </Button>
      </div>
    </div>
  );
}
