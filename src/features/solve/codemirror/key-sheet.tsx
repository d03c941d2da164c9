import { Dialog } from '../../../ui/dialog';
import styles from '../editor/key-help.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isApple ? '⌘' : 'Ctrl';

/** Keys in one entry are pressed together; `next` is pressed afterwards. */
const groups: readonly { title: string; keys: readonly { keys: string[]; next?: string; does: string }[] }[] =
  [
    {
      title: 'This page',
      keys: [
        { keys: [mod, 'Enter'], does: 'Run' },
        { keys: [mod, 'Shift', 'Enter'], does: 'Submit' },
        { keys: ['?'], does: 'Show this sheet, outside of the editor' },
      ],
    },
    {
      title: 'Leaving the editor',
      keys: [
        { keys: ['Esc'], next: 'Tab', does: 'Go on to what comes after the editor' },
        { keys: ['Esc'], next: 'Shift + Tab', does: 'Go back to what comes before it' },
        {
          keys: isApple ? ['Shift', 'Alt', 'M'] : ['Ctrl', 'M'],
          does: 'Let Tab leave the editor from now on, or indent again',
        },
      ],
    },
    {
      title: 'Writing',
      keys: [
        { keys: ['Tab'], does: 'Indent' },
        { keys: ['Shift', 'Tab'], does: 'Indent less' },
        { keys: [mod, '/'], does: 'Comment the line, or no longer' },
        { keys: ['Alt', '↑'], does: 'Move the line up (↓: down)' },
        { keys: ['Shift', 'Alt', '↓'], does: 'Copy the line down (↑: up)' },
        { keys: [mod, 'Z'], does: 'Undo' },
        { keys: isApple ? [mod, 'Shift', 'Z'] : [mod, 'Y'], does: 'Do it again' },
        { keys: [mod, 'F'], does: 'Find and replace' },
      ],
    },
  ];

export function KeySheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map((one) => (
              <KeyLine key={one.does} {...one} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function KeyLine({ keys, next, does }: { keys: string[]; next?: string; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key, at) => (
          <span key={key}>
            {at > 0 && ' + '}
            <kbd>{key}</kbd>
          </span>
        ))}
        {next && (
          <>
            {', then '}
            <kbd>{next}</kbd>
          </>
        )}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
