import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';

/** The name of a page or screen arrives a moment after it. */
const nameDelayMs = 500;

const announced = proxy({ name: '' });

/** Screen readers announce what `nameOf` returns a moment later. Returns a function that takes it back. */
export function announceSoon(nameOf: () => string): () => void {
  announced.name = '';
  const timer = setTimeout(() => {
    announced.name = nameOf();
  }, nameDelayMs);
  return () => clearTimeout(timer);
}

/** The one live region for names of pages and screens. */
export function Announcer() {
  return (
    <p role="status" className="visually-hidden">
      {useSnapshot(announced).name}
    </p>
  );
}
