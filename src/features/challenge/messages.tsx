import { translated } from '../../lib/translation';

/** After the visible word of a link: screen readers also read where it leads. */
const withTitle = (title: string) => <span className="visually-hidden"> with {title}</span>;

/** Texts of the page of a challenge. */
export const messages = translated('features/challenge', {
  title: 'Challenge',
  challenge: (url: string) => `Challenge ${url}`,
  explore: 'Explore',
  /** CHAL-6 */
  noProblems: 'No problems added in this challenge, yet!',
  solved: 'Solved',
  progress: (done: number, total: number) =>
    done < total ? `${done} of ${total} solved` : `All ${total} solved. Well done!`,
  start: (title: string) => <>Start{withTitle(title)}</>,
  continue: (title: string) => <>Continue{withTitle(title)}</>,
});
