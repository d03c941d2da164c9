import { Download } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { byteText } from '../../../lib/words';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
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
        <Notice title="C++17 runs on the judge">
          {network === 'offline'
            ? 'Run and Submit send your code there. Once there is a network, it may be offered for this device.'
            : 'Run and Submit send your code there. C++ for this device is offered here as soon as the server has it ready.'}
        </Notice>
      );
    case 'offered':
      return (
        <Notice
          title="C++17 is not on this device yet"
          tone={cpp.problem === null ? 'plain' : 'alert'}
          actions={
            <Button small icon={<Download aria-hidden />} onClick={() => downloadCpp(solve)}>
              {`Run C++ on this device: ${byteText(cpp.downloadBytes)} download, about ${memoryText} of memory`}
            </Button>
          }
        >
          {cpp.problem ??
            'Once downloaded, samples run here, without a network. The judge runs C++ in any case.'}
          {hasLittleMemory() && ' This device may have too little memory for it.'}
        </Notice>
      );
    case 'downloading':
      return (
        <DownloadProgress
          name="C++"
          downloadBytes={cpp.downloadBytes}
          fraction={cpp.fraction}
          onCancel={() => solve.aborts.cpp?.abort()}
        />
      );
    case 'onDevice':
      return (
        <p className={styles.quiet}>
          {`C++ is on this device (${byteText(cpp.bytes)}). `}
          <Button small look="quiet" onClick={() => removeCpp(solve)}>
            Remove it
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
