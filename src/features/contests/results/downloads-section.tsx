import { Download, FolderArchive } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContestResults } from '../../../../contract/entities/contest/contest-results';
import { saveBlob, saveFile } from '../../../lib/files/save-file';
import { letterOf } from '../../../lib/problems/problem-letter';
import { fetchResults } from '../../../sync/contest-run/contest-results';
import { fetchContestPackage } from '../../../sync/contest-run/fetch-package';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { Select } from '../../../ui/select';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import styles from './results.module.css';
import { resultsCsv } from './results-csv';

export function DownloadsSection({ slug }: { slug: string }) {
  const [results, setResults] = useState<ContestResults | null>(null);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    let current = true;
    void fetchResults(slug).then((result) => current && result.ok && setResults(result.data));
    return () => {
      current = false;
    };
  }, [slug]);
  const download = async () => {
    const fresh = await fetchResults(slug);
    if (!fresh.ok) return showToast(fresh.message, { tone: 'alert', id: 'results' });
    const problem = chosen === '' ? undefined : Number(chosen);
    const part = problem === undefined ? '' : `-${letterOf(problem)}`;
    saveFile(`results-${slug}${part}.csv`, resultsCsv(fresh.data, problem), 'text/csv');
  };
  const [isBusy, setBusy] = useState(false);
  const downloadPackage = async () => {
    setBusy(true);
    const content = await fetchContestPackage(slug);
    setBusy(false);
    if (content) saveBlob(`${slug}.zip`, content);
    else void showToast(messages.packageFailed, { tone: 'alert', id: 'results' });
  };
  return (
    <Section title={messages.downloads}>
      <p className={styles.quiet}>{messages.downloadsHint}</p>
      <div className={styles.row}>
        <Select
          label={messages.problem}
          value={chosen}
          options={[
            { value: '', label: messages.allProblems },
            ...(results?.problems ?? []).map(({ title }, index) => ({
              value: String(index),
              label: `${letterOf(index)} ${title}`,
            })),
          ]}
          onChoose={setChosen}
        />
        <Button icon={<Download aria-hidden />} onClick={() => void download()}>
          {messages.downloadCsv}
        </Button>
      </div>
      <p className={styles.quiet}>{messages.downloadPackageHint}</p>
      <div className={styles.row}>
        <Button icon={<FolderArchive aria-hidden />} disabled={isBusy} onClick={() => void downloadPackage()}>
          {messages.downloadPackage}
        </Button>
      </div>
    </Section>
  );
}
