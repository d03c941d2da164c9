import { Download } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { isPlainHttp } from '../../../lib/plain-http';
import { byteText } from '../../../lib/words';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import { DownloadProgress } from './download-progress';
import { downloadCpp, removeCpp } from './use-cpp-runtime';

/** Memory use of the compiler, measured. */
const memoryText = '400 MB';
const comfortableMemoryGb = 4;

export function CppOffer() {
  const solve = useSolve();
  const { cpp } = useSnapshot(solve.state);
  const { network } = useSnapshot(syncStatus);
  switch (cpp.at) {
    case 'unknown':
      return null;
    case 'absent':
      return (
        <Notice title={messages.runtime.cppOnJudge}>
          {network === 'offline' ? messages.runtime.cppOffline : messages.runtime.cppAbsent}
        </Notice>
      );
    case 'offered':
      if (isPlainHttp())
        return <Notice title={messages.runtime.cppOnJudge}>{messages.runtime.cppNotKept}</Notice>;
      return (
        <Notice
          title={messages.runtime.cppMissing}
          tone={cpp.problem === null ? 'plain' : 'alert'}
          actions={
            <Button small icon={<Download aria-hidden />} onClick={() => downloadCpp(solve)}>
              {messages.runtime.downloadCpp(byteText(cpp.downloadBytes), memoryText)}
            </Button>
          }
        >
          {cpp.problem ?? messages.runtime.cppUse}
          {hasLittleMemory() && ` ${messages.runtime.lowMemory}`}
        </Notice>
      );
    case 'downloading':
      return (
        <DownloadProgress
          name={messages.runtime.cpp}
          downloadBytes={cpp.downloadBytes}
          fraction={cpp.fraction}
          onCancel={() => solve.aborts.cpp?.abort()}
        />
      );
    case 'onDevice':
      return (
        <p className={styles.quiet}>
          {`${messages.runtime.cppOnDevice(byteText(cpp.bytes))} `}
          <Button small look="quiet" onClick={() => removeCpp(solve)}>
            {messages.runtime.removeCpp}
          </Button>
        </p>
      );
    default:
      return cpp satisfies never;
  }
}

/** Browsers report memory in steps, or not at all. */
function hasLittleMemory(): boolean {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < comfortableMemoryGb;
}
