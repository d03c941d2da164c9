import { secondsText } from '../../lib/words';
import { languageName } from '../statement/language-name';
import { messages as creditTexts } from '../statement/messages';
import styles from './differences.module.css';
import { messages } from './messages';
import type { PartDifference, TestDifference, VersionDifferences } from './version-differences';

interface DifferencesProps {
  title: string;
  /** Of the heading; default 3. */
  level?: 2 | 3;
  found: VersionDifferences;
}

/** What changed between two versions of a problem, part by part. */
export function Differences({ title, level = 3, found }: DifferencesProps) {
  const Title = `h${level}` as const;
  const PartTitle = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.changes} aria-label={title}>
      <Title>{title}</Title>
      {found.parts.length + found.tests.length === 0 && <p>{messages.noChanges}</p>}
      {inOrder(found.parts).map((difference) => (
        <Part key={difference.part} difference={difference} heading={PartTitle} />
      ))}
      {found.tests.length > 0 && <Tests tests={found.tests} heading={PartTitle} />}
    </section>
  );
}

const partNames: Readonly<Record<string, string>> = messages.parts;
const { author, source, licence, rightsOwner } = creditTexts;
const creditNames: Readonly<Record<string, string>> = {
  author,
  source,
  license: licence,
  rightsOwner,
  sourceUrl: messages.sourceUrl,
};

const tagOf = { added: 'ins', removed: 'del', same: 'span' } as const;

/** As in a statement; members without a name at the end. */
function inOrder(parts: readonly PartDifference[]): PartDifference[] {
  const names = Object.keys(partNames);
  const placeOf = ({ part }: PartDifference) => {
    const place = names.indexOf(part.split('/')[0] ?? '');
    return place < 0 ? names.length : place;
  };
  return [...parts].sort((a, b) => placeOf(a) - placeOf(b));
}

function titleOf(part: string): string {
  const [name = '', ...rest] = part.split('/');
  return [partNames[name] ?? name, ...namesBelow(name, rest)].join(' / ');
}

function namesBelow(name: string, rest: readonly string[]): readonly string[] {
  const [first = '', ...more] = rest;
  if (name === 'credits') return [creditNames[first] ?? first];
  if (name !== 'translations') return rest;
  return [languageName(first), ...more.map((one) => partNames[one] ?? one)];
}

type PartHeading = { heading: 'h3' | 'h4' };

function Part({
  difference: { part, pieces },
  heading: Title,
}: { difference: PartDifference } & PartHeading) {
  return (
    <div className={styles.part}>
      <Title>{titleOf(part)}</Title>
      <div className={styles.text}>
        {pieces.map(({ kind, text }, at) => {
          const Piece = tagOf[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
          return <Piece key={at}>{text}</Piece>;
        })}
      </div>
    </div>
  );
}

const testsMax = 50;

function Tests({ tests, heading: Title }: { tests: readonly TestDifference[] } & PartHeading) {
  return (
    <div className={styles.part}>
      <Title>{messages.tests}</Title>
      <ul className={styles.tests}>
        {tests.slice(0, testsMax).map((difference) => (
          <li key={`${difference.kind} ${difference.test.name}`}>{testText(difference)}</li>
        ))}
      </ul>
      {tests.length > testsMax && <p>{messages.moreTests(tests.length - testsMax)}</p>}
    </div>
  );
}

const limitsOf = ({ timeLimitMs, memoryLimitMb }: TestDifference['test']) =>
  `${secondsText(timeLimitMs)}, ${memoryLimitMb} MB`;

function testText({ kind, test, before }: TestDifference): string {
  const { name, inputBytes, outputBytes } = test;
  if (kind !== 'changed' || !before)
    return messages[kind === 'removed' ? 'removed' : 'added'](name, inputBytes, outputBytes);
  const changes = [
    before.inputHash !== test.inputHash && messages.input(before.inputBytes, inputBytes),
    before.outputHash !== test.outputHash && messages.output(before.outputBytes, outputBytes),
    limitsOf(before) !== limitsOf(test) && messages.limits(limitsOf(before), limitsOf(test)),
    before.weight !== test.weight && messages.weight(before.weight, test.weight),
  ];
  return messages.changed(name, changes.filter(Boolean).join(', '));
}
