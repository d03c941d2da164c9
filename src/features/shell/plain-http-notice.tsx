/** Of index.html, which shows it in the first frame over plain HTTP, unless the user hid it in this tab. */
const notice = globalThis.document?.querySelector('.plain-http');

const takeIn = (place: HTMLElement | null) => {
  if (notice) place?.append(notice);
};

/** The notice of index.html, in its place in the app. The join page says the same in its own words. */
export function PlainHttpNotice({ path }: { path: string }) {
  return <div ref={takeIn} hidden={path === '/join'} />;
}
