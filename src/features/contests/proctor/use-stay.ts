import { useBlocker } from '@tanstack/react-router';
import { showToast } from '../../../ui/toast';

/** PROC-2: other pages cannot show the time left to return. Finishing the run is the way out. */
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
