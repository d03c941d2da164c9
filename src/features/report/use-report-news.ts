import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { reportNews, takeReportNews } from '../../data/work/reports';
import { showToast } from '../../ui/toast';

/** BUG-12 */
const arrivedText =
  'Bug report submitted successfully! Thank you so much for helping to improve the product.';

/** Announces sent or refused reports: one written offline may arrive days later. */
export function useReportNews(account: string): void {
  const count = useLiveQuery(() => reportNews(account), [account]);
  useEffect(() => {
    if (!count) return;
    takeReportNews(account).then(
      (news) => {
        for (const { id, refusal } of news) {
          if (!refusal) void showToast(arrivedText, { tone: 'safe', id });
          // BUG-13
          else void showToast(`Error while submitting bug report. ${refusal.message}`, { tone: 'alert', id });
        }
      },
      (error) => console.warn('What became of a report is not known', error),
    );
  }, [account, count]);
}
