import { useBlocker } from '@tanstack/react-router';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

/** PROC-2: other pages cannot show the time left to return. Finishing the run is the way out. */
export function useNavigationBlock(isOn: boolean): void {
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      void showToast(messages.proctored, {
        ...{ id: 'stay', tone: 'alert' },
        description: messages.linksDisabled,
      });
      return true;
    },
  });
}
