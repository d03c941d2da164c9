import { MessageSquareWarning } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import styles from './report.module.css';
import { notInScreenshot } from './take-screenshot';
import { useReport } from './use-report';
import { useReportNews } from './use-report-news';

const ReportForm = lazy(() => import('./report-form').then((m) => ({ default: m.ReportForm })));

/** NAV-33, BUG-1: on every page a button that opens the report form. */
export function ReportPanel() {
  useSnapshot(session);
  const [isOpen, setIsOpen] = useState(false);
  const report = useReport();
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
      {isOpen && (
        <Suspense>
          <ReportForm report={report} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
