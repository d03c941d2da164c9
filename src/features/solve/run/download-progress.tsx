import { Button } from '../../../ui/button';
import styles from '../results/results.module.css';
import { bytesText } from './run-words';

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
        <span role="status">{`Fetching ${name}…`}</span>
        <span>
          {bytesText({ bytesDone: Math.round(fraction * downloadBytes), bytesTotal: downloadBytes })}
        </span>
      </div>
      <progress aria-label="Progress of the download" value={fraction} max={1} />
      <div>
        <Button small onClick={onCancel}>
          Cancel the download
        </Button>
      </div>
    </div>
  );
}
