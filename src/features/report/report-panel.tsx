import { MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import styles from './report.module.css';
import { notInScreenshot } from './take-screenshot';
import { useReportNews } from './use-report-news';

const ReportWriter = lazy(() => import('./report-form').then((m) => ({ default: m.ReportWriter })));

/** NAV-33, BUG-1: on every page a button that opens the report form; its part of the app is loaded when it is first opened. */
export function ReportPanel() {
  useSnapshot(session);
  const [isOpen, setIsOpen] = useState<boolean>();
  useReportNews(accountKey());
  return (
    <aside className={styles.panel} aria-label="Report a bug" {...notInScreenshot}>
      <button
        type="button"
        className={styles.float}
        aria-label="Report a bug or a wish"
        aria-haspopup="dialog"
        data-tip="Report a bug or a wish"
        onClick={() => setIsOpen(true)}
      >
        <MessageSquareWarning size={20} aria-hidden />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <ReportWriter isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
