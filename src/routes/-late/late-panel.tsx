import { lazy } from 'react';
import { LeftRuns } from '../../features/contests/proctor/left-runs';
import { Announcer } from '../../ui/announcer';
import { usePageChange } from './use-page-change';

const SessionHost = lazy(() =>
  import('../../features/account/session/session-host').then((m) => ({ default: m.SessionHost })),
);
const ReportPanel = lazy(() =>
  import('../../features/report/report-panel').then((m) => ({ default: m.ReportPanel })),
);
const CreationToasts = lazy(() =>
  import('../../features/outbox/creation-toasts').then((m) => ({ default: m.CreationToasts })),
);
const MessageToasts = lazy(() =>
  import('../../features/contests/toasts/message-toasts').then((m) => ({ default: m.MessageToasts })),
);

/** Parts of every page that nobody waits for. Apart from the root, whose code every page loads first. */
export function LatePanel() {
  usePageChange();
  return (
    <>
      <Announcer />
      <SessionHost />
      <LeftRuns />
      <ReportPanel />
      <CreationToasts />
      <MessageToasts />
    </>
  );
}
