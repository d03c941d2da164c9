import { useEffect, useState } from 'react';
import { CheckField } from '../../ui/form/field';
import { messages } from './messages';
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
      console.warn('The screenshot failed', error);
      setTaking('failed');
    }
  };
  return (
    <div className={styles.screenshot}>
      <CheckField
        label={messages.addScreenshot}
        checked={screenshot !== null || taking === 'yes'}
        disabled={taking === 'yes'}
        onChange={(event) => void toggle(event.currentTarget.checked)}
      />
      <p role="status" className={styles.note}>
        {taking === 'yes' && messages.takingScreenshot}
        {taking === 'failed' && messages.screenshotFailed}
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
  return <div className={styles.preview}>{url && <img src={url} alt={messages.screenshotPreview} />}</div>;
}
