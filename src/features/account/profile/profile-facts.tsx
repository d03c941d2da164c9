import { Link } from '@tanstack/react-router';
import type { Profile } from '../../../../contract/entities/profile';
import { badges as badgeTexts } from '../../../../contract/rules/badges';
import { DifficultyMark } from '../../../parts/problem/difficulty-mark';
import { useFromLink } from '../../../parts/use-from';
import { ActivityCalendar } from './activity-calendar';
import { messages } from './messages';
import styles from './profile.module.css';

type Facts = Pick<Profile, 'badges' | 'solved' | 'streak' | 'activity'>;

/** Every user has this badge, so it needs no server. */
const beginner: Facts['badges'][number] = { name: 'beginner', awardedAt: '' };

export function ProfileFacts({ facts }: { facts: Facts | undefined }) {
  const fromLink = useFromLink();
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{messages.solved}</dt>
          <dd>{facts?.solved.total ?? messages.unknown}</dd>
        </div>
        {(['easy', 'medium', 'hard'] as const).map((difficulty) => (
          <div key={difficulty} className={styles.fact}>
            <dt>
              <DifficultyMark difficulty={difficulty} />
            </dt>
            <dd>{facts?.solved[difficulty] ?? messages.unknown}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{messages.streak}</dt>
          <dd>{facts ? messages.days(facts.streak.current) : messages.unknown}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{messages.longestStreak}</dt>
          <dd>{facts ? messages.days(facts.streak.longest) : messages.unknown}</dd>
        </div>
      </dl>

      <section className={styles.part} aria-labelledby="badges">
        <h2 id="badges">{messages.badges}</h2>
        <ul className={styles.badges}>
          {(facts && facts.badges.length > 0 ? facts.badges : [beginner]).map(({ name, awardedAt }) => (
            <li key={name}>
              <Link
                to="/badges/$badgeName"
                params={{ badgeName: name }}
                {...fromLink}
                className={styles.badge}
                data-tip={awardedAt ? messages.earned(new Date(awardedAt)) : undefined}
              >
                {badgeTexts[name].title}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.part} aria-labelledby="activity">
        <h2 id="activity">{messages.activity}</h2>
        <ActivityCalendar activity={facts?.activity} />
      </section>
    </>
  );
}
