import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { ManagedEntry } from '../../../../../contract/entities/contest/contest-manage';
import { formatElapsed } from '../../../../lib/format-elapsed';
import { notice } from '../../../../lib/translation';
import manage from '../manage.module.css';
import { describeDelay, describeVerdict, describeWork, verdictOf } from './describe-entry';
import { messages } from './messages';
import styles from './submissions.module.css';

const texts = messages.submissions;

interface EntryTableProps {
  contestSlug: string;
  entries: readonly ManagedEntry[];
  /** By username. */
  names: ReadonlyMap<string, string>;
}

/** Arrow keys, Home and End move between the submissions; Enter follows the link. */
export function EntryTable({ contestSlug, entries, names }: EntryTableProps) {
  return (
    <table className={styles.table} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.problem}</th>
          <th scope="col">{texts.participant}</th>
          <th scope="col">{texts.language}</th>
          <th scope="col">{texts.verdict}</th>
          <th scope="col" className={styles.number}>
            {texts.score}
          </th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            contestSlug={contestSlug}
            name={names.get(entry.username) ?? entry.username}
          />
        ))}
      </tbody>
    </table>
  );
}

interface EntryRowProps {
  entry: ManagedEntry;
  contestSlug: string;
  name: string;
}

function EntryRow({ entry, contestSlug, name }: EntryRowProps) {
  const { id, title, username, score, state, contestTimeMs } = entry;
  const delay = describeDelay(entry);
  return (
    <tr>
      <td className={styles.time}>{contestTimeMs === undefined ? '' : formatElapsed(contestTimeMs)}</td>
      <th scope="row" className={styles.problem}>
        <Link
          to="/contests/$contestSlug/manage"
          params={{ contestSlug }}
          search={(before) => ({ ...before, part: 'submissions', entry: id })}
          resetScroll={false}
          aria-label={texts.openNamed(title, username)}
        >
          {title}
        </Link>
      </th>
      <td className={styles.who}>
        {name}
        {name !== username && <span>{username}</span>}
      </td>
      <td className={styles.language}>{describeWork(entry)}</td>
      <td className={styles.verdict} data-verdict={verdictOf(entry)}>
        {describeVerdict(entry)}
      </td>
      <td className={styles.number}>{score === null ? '–' : Number(score.toFixed(2))}</td>
      <td className={styles.state}>
        <span
          className={manage.mark}
          data-state={state}
          data-tip={entry.reason === null ? delay : notice(entry.reason)}
        >
          {messages.entryStates[state]}
        </span>
      </td>
    </tr>
  );
}

function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const links = [...event.currentTarget.querySelectorAll<Element & { focus(): void }>('a')];
  const at = document.activeElement ? links.indexOf(document.activeElement as HTMLElement) : -1;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = target === undefined ? undefined : links[target];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
