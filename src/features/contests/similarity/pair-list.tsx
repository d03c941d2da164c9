import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { SimilarityReport, SimilarPair } from '../../../../contract/entities/contest/similarity';
import { type Language, languageLabels } from '../../../../contract/limits';
import { saveFile } from '../../../lib/files/save-file';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { problemTopic } from '../messages/topic';
import type { SimilaritySearch } from '../organiser/similarity-search';
import { useListKeys } from '../organiser/use-list-keys';
import { messages } from './messages';
import { pairName } from './pair-filter';
import styles from './similarity.module.css';
import { similarityCsv } from './similarity-csv';

interface PairListProps {
  slug: string;
  report: SimilarityReport;
  /** The ones that match. */
  pairs: readonly SimilarPair[];
  search: SimilaritySearch;
  onSearch(search: SimilaritySearch): void;
}

export function PairList({ slug, report, pairs, search, onSearch }: PairListProps) {
  const { problems, check } = report;
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  if (report.pairs.length === 0) {
    return check?.state === 'done' ? <p className={styles.quiet}>{messages.noneFound}</p> : null;
  }
  const languages = [...new Set(report.pairs.map(({ language }) => language))];
  const download = () =>
    saveFile(`similar-submissions-${slug}.csv`, similarityCsv(problems, pairs), 'text/csv');
  return (
    <>
      <div className={styles.tools}>
        <Select
          label={messages.problem}
          value={search.problem ?? ''}
          options={[
            { value: '', label: messages.allProblems },
            ...problems.map(({ id }) => ({ value: id, label: problemTopic(problems, id) })),
          ]}
          onChoose={(problem) => onSearch({ ...search, problem: problem || undefined })}
        />
        <Select<Language | ''>
          label={messages.language}
          value={languages.find((language) => language === search.language) ?? ''}
          options={[
            { value: '', label: messages.allLanguages },
            ...languages.map((value) => ({ value, label: languageLabels[value] })),
          ]}
          onChoose={(language) => onSearch({ ...search, language: language || undefined })}
        />
        <Button icon={<Download aria-hidden />} disabled={pairs.length === 0} onClick={download}>
          {messages.downloadCsv}
        </Button>
      </div>
      <p className={styles.quiet}>
        {pairs.length === 0 ? messages.noMatch : messages.pairCount(pairs.length)}
      </p>
      <ul ref={list} className={styles.list}>
        {pairs.map((pair) => (
          <PairRow
            key={pairName(pair)}
            slug={slug}
            pair={pair}
            topic={problemTopic(problems, pair.problemID)}
          />
        ))}
      </ul>
      <p className={styles.keys}>{messages.listKeys}</p>
    </>
  );
}

function PairRow({ slug, pair, topic }: { slug: string; pair: SimilarPair; topic: string }) {
  const { left, right, similarity, longest, language } = pair;
  return (
    <li>
      <Link
        data-row=""
        to="/contests/$contestSlug/manage"
        params={{ contestSlug: slug }}
        search={(before) => ({ ...before, part: 'similarity', pair: pairName(pair) })}
        replace
        resetScroll={false}
        className={styles.pair}
      >
        <span className="visually-hidden">{messages.openPair}</span>
        <strong className={styles.share}>{messages.percent(similarity)}</strong>
        <span className={styles.names}>
          <span>{messages.pairTitle(left.displayName, right.displayName)}</span>
          <small>{`${topic} · ${languageLabels[language]}`}</small>
        </span>
        <small className={styles.longest}>{`${messages.longest}: ${messages.longestWords(longest)}`}</small>
      </Link>
    </li>
  );
}
