import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { countReportOutcomes, takeReportOutcomes } from '../../data/work/reports';
import { showToast } from '../../ui/toast';
import { useVisible } from '../../ui/use-visible';
import { messages } from './messages';

/**
 * Announces sent or refused reports: one written offline may arrive days later. A hidden tab leaves it to the tab
 * that the user can see.
 */
export function useReportOutcomes(account: string): void {
  const count = useLiveQuery(() => countReportOutcomes(account), [account]);
  const isVisible = useVisible();
  useEffect(() => {
    if (!count || !isVisible) return;
    takeReportOutcomes(account).then(
      (outcomes) => {
        for (const { id, refusal } of outcomes) {
          if (!refusal) void showToast(messages.sent, { tone: 'safe', id });
          else void showToast(messages.failed(refusal.message), { tone: 'alert', id });
        }
      },
      (error) => console.warn('The outcome of a report could not be read', error),
    );
  }, [account, count, isVisible]);
}
