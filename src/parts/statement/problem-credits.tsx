import type { Credits } from '../../../contract/entities/problem/statement-texts';
import type { Licence } from '../../../contract/limits';
import { messages } from './messages';
import styles from './problem-credits.module.css';

/** Where a Creative Commons licence is explained. */
const licencePages: Partial<Record<Licence, string>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc by': 'https://creativecommons.org/licenses/by/4.0/',
  'cc by-sa': 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** Nothing if the origin is unknown. */
export function ProblemCredits({ credits }: { credits: Credits }) {
  const { author, source, sourceUrl, license, rightsOwner } = credits;
  const licence = license === 'unknown' ? undefined : license;
  const link = (url: string | undefined, text: string) =>
    url ? (
      <a href={url} target="_blank" rel="noopener">
        {text}
      </a>
    ) : (
      text
    );
  const facts = [
    [messages.author, author],
    [messages.source, (source ?? sourceUrl) && link(sourceUrl, source ?? sourceUrl ?? '')],
    [messages.licence, licence && link(licencePages[licence], messages.licences[licence])],
    [messages.rightsOwner, rightsOwner],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section aria-label={messages.origin} className={styles.credits}>
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
