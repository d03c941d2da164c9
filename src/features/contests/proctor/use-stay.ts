import { useBlocker } from '@tanstack/react-router';
import { showToast } from '../../../ui/toast';

/**
 * PROC-2: no link, and no step back, leads out of a proctored run by accident: away from this page nobody could be shown how long there is
 * to return. Who means to leave finishes the run.
 */
export function useStay(isOn: boolean): void {
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      void showToast('You are in a proctored contest.', {
        ...{ id: 'stay', tone: 'alert' },
        description: 'Links to other pages are disabled until you finish.',
      });
      return true;
    },
  });
}
