import { MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { useFramePlace } from '../../ui/layout/frame-place';
import { messages } from './messages';
import styles from './report.module.css';
import { notInScreenshot } from './take-screenshot';
import { useReportOutcomes } from './use-report-outcomes';

const ReportWriter = lazy(() => import('./report-form').then((m) => ({ default: m.ReportWriter })));

/** NAV-33, BUG-1: the form is loaded when first opened. */
export function ReportPanel() {
  useSnapshot(session);
  const [isOpen, setIsOpen] = useState<boolean>();
  useReportOutcomes(accountKey());
  const place = useFramePlace();
  return (
    <>
      {place &&
        createPortal(
          <button
            type="button"
            className={styles.open}
            aria-label={messages.openForm}
            aria-haspopup="dialog"
            data-tip={messages.openForm}
            onClick={() => setIsOpen(true)}
            {...notInScreenshot}
          >
            <MessageSquareWarning size={20} aria-hidden />
          </button>,
          place,
        )}
      {isOpen !== undefined && (
        <aside aria-label={messages.panel} {...notInScreenshot}>
          <Suspense>
            <ReportWriter isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </aside>
      )}
    </>
  );
}
