import { Link } from '@tanstack/react-router';
import { type BadgeName, badgeNames } from '../../../contract/rules/badge-names';
import { badges } from '../../../contract/rules/badges';
import { BadgeMark } from '../../parts/badge-mark';
import { useFromLink } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import styles from './badges.module.css';
import { messages } from './messages';

export function AllBadges({ current }: { current: BadgeName | undefined }) {
  const fromLink = useFromLink();
  return (
    <Section title={messages.allBadges} navigation>
      <ul className={styles.all}>
        {badgeNames.map((name) => (
          <li key={name}>
            <Link
              to="/badges/$badgeName"
              params={{ badgeName: name }}
              {...fromLink}
              className={styles.badge}
              aria-current={name === current ? 'page' : undefined}
            >
              <BadgeMark name={name} />
              <span>
                <span className={styles.name}>{badges[name].title}</span>
                <span className={styles.how}>{badges[name].how}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
