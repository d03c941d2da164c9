import { useEffect, useState } from 'react';
import { CheckField } from '../../ui/form/field';
import styles from './report.module.css';
import { takeScreenshot } from './take-screenshot';

interface ScreenshotFieldProps {
  screenshot: Uint8Array<ArrayBuffer> | null;
  onChange(screenshot: Uint8Array<ArrayBuffer> | null): void;
}

/** BUG-4 */
export function ScreenshotField({ screenshot, onChange }: ScreenshotFieldProps) {
  const [taking, setTaking] = useState<'no' | 'yes' | 'failed'>('no');
  const toggle = async (wanted: boolean) => {
    if (!wanted) return onChange(null);
    setTaking('yes');
    try {
      onChange(await takeScreenshot());
      setTaking('no');
    } catch (error) {
      console.warn('No screenshot was taken', error);
      setTaking('failed');
    }
  };
  return (
    <div className={styles.screenshot}>
      <CheckField
        label="Add a screenshot of this page"
        checked={screenshot !== null || taking === 'yes'}
        disabled={taking === 'yes'}
        onChange={(event) => void toggle(event.currentTarget.checked)}
      />
      <p role="status" className={styles.note}>
        {taking === 'yes' && 'Taking it…'}
        {taking === 'failed' && 'The page could not be drawn. The report can be sent without a picture.'}
      </p>
      {screenshot && <Preview screenshot={screenshot} />}
    </div>
  );
}

function Preview({ screenshot }: { screenshot: Uint8Array<ArrayBuffer> }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([screenshot], { type: 'image/png' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [screenshot]);
  return <div className={styles.preview}>{url && <img src={url} alt="Screenshot that will be sent" />}</div>;
}
