import { Dialog } from '../../../ui/dialog';
import styles from '../editor/key-help.module.css';
import { messages } from './messages';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isApple ? '⌘' : 'Ctrl';

/** Keys in one entry are pressed together; `next` is pressed afterwards. */
const groups: readonly { title: string; keys: readonly { keys: string[]; next?: string; does: string }[] }[] =
  [
    {
      title: messages.page,
      keys: [
        { keys: [mod, 'Enter'], does: messages.run },
        { keys: [mod, 'Shift', 'Enter'], does: messages.submit },
        { keys: ['?'], does: messages.showSheet },
      ],
    },
    {
      title: messages.leaving,
      keys: [
        { keys: ['Esc'], next: 'Tab', does: messages.focusAfter },
        { keys: ['Esc'], next: 'Shift + Tab', does: messages.focusBefore },
        {
          keys: isApple ? ['Shift', 'Alt', 'M'] : ['Ctrl', 'M'],
          does: messages.toggleTab,
        },
      ],
    },
    {
      title: messages.editing,
      keys: [
        { keys: ['Tab'], does: messages.indent },
        { keys: ['Shift', 'Tab'], does: messages.outdent },
        { keys: [mod, '/'], does: messages.toggleComment },
        { keys: ['Alt', '↑'], does: messages.moveLine },
        { keys: ['Shift', 'Alt', '↓'], does: messages.copyLine },
        { keys: [mod, 'Z'], does: messages.undo },
        { keys: isApple ? [mod, 'Shift', 'Z'] : [mod, 'Y'], does: messages.redo },
        { keys: [mod, 'F'], does: messages.find },
      ],
    },
  ];

export function KeySheet({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={messages.title} onClose={onClose}>
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
            {messages.betweenKeys}
            <kbd>{next}</kbd>
          </>
        )}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
