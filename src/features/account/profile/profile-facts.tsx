import { Link } from '@tanstack/react-router';
import type { Profile } from '../../../../contract/entities/profile';
import { badges as badgeWords } from '../../../../contract/rules/badges';
import { counted } from '../../../lib/words';
import { DifficultyMark } from '../../../parts/difficulty-mark';
import { useFromLink } from '../../../parts/use-from';
import { ActivityCalendar } from './activity-calendar';
import styles from './profile.module.css';

type Facts = Pick<Profile, 'badges' | 'solved' | 'streak' | 'activity'>;

/** Every user has this badge, so it needs no server. */
const beginner: Facts['badges'][number] = { name: 'beginner', awardedAt: '' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function ProfileFacts({ facts }: { facts: Facts | undefined }) {
  const fromLink = useFromLink();
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Solved</dt>
          <dd>{facts?.solved.total ?? '–'}</dd>
        </div>
        {(['easy', 'medium', 'hard'] as const).map((difficulty) => (
          <div key={difficulty} className={styles.fact}>
            <dt>
              <DifficultyMark difficulty={difficulty} />
            </dt>
            <dd>{facts?.solved[difficulty] ?? '–'}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>Streak</dt>
          <dd>{facts ? counted(facts.streak.current, 'day') : '–'}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Longest streak</dt>
          <dd>{facts ? counted(facts.streak.longest, 'day') : '–'}</dd>
        </div>
      </dl>

      <section className={styles.part} aria-labelledby="badges">
        <h2 id="badges">Badges</h2>
        <ul className={styles.badges}>
          {(facts && facts.badges.length > 0 ? facts.badges : [beginner]).map(({ name, awardedAt }) => (
            <li key={name}>
              <Link
                to="/badges/$badgeName"
                params={{ badgeName: name }}
                {...fromLink}
                className={styles.badge}
                data-tip={awardedAt ? `Earned ${day.format(new Date(awardedAt))}` : undefined}
              >
                {badgeWords[name].title}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.part} aria-labelledby="activity">
        <h2 id="activity">Activity</h2>
        <ActivityCalendar activity={facts?.activity} />
      </section>
    </>
  );
}
