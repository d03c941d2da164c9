/** The same test for every browser: install, continue without the server, keep drafts, send them later. */
import { type Tab, until } from './tab';

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  submissions(): Promise<number>;
}

const problem = '/code/SAMPLPRBLM';
const words = 'written-without-a-server';
const lastWords = 'written-as-the-page-is-left';
const earlyLeaves = 6;

const shows = (text: string) => `return document.body.innerText.includes(${JSON.stringify(text)})`;
const says = (label: string) =>
  `return document.querySelector('[aria-label*=${JSON.stringify(label)}]') !== null`;
const hasEditor = "return document.querySelector('.cm-content') !== null";
const hasList = `
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('codeferry-cache')) return false;
  const db = await new Promise((resolve, reject) => {
    const request = indexedDB.open('codeferry-cache');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = await new Promise((resolve) => {
    const request = db.transaction('problemList').objectStore('problemList').count();
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return count > 0;`;
/**
 * Inserts text like a paste, because the editor adds brackets to typed keys. Returns whether the text is
 * there: an editor that is not ready ignores input.
 */
const write = (text: string) => `
  const editor = document.querySelector('.cm-content');
  if (editor.innerText.includes('${text}')) return true;
  editor.focus();
  document.execCommand('selectAll');
  document.execCommand('insertText', false, 'print("${text}")');
  return editor.innerText.includes('${text}');`;
const isInDraft = `
  const db = await new Promise((resolve, reject) => {
    const request = indexedDB.open('codeferry-app');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = await new Promise((resolve) => {
    const request = db.transaction('drafts').objectStore('drafts').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return rows.some(({ code }) => code.includes('${words}'));`;
const pressSubmit = `
  const button = [...document.querySelectorAll('button')].find(
    (one) => /^Submit/.test(one.innerText) && !one.disabled);
  button?.click();
  return button !== undefined;`;

/** Without a server: writes a program, submits it, and finds both after a reload. */
export async function workWithoutServer(tab: Tab, url: string): Promise<void> {
  await tab.open(`${url}${problem}`);
  await until(tab, 'The editor, without a server', hasEditor);
  await until(tab, 'The draft on the device', `(() => {${write(words)}})(); ${isInDraft}`);
  await until(tab, 'The Submit button', pressSubmit);
  await until(tab, 'The queued submission', says('1 saved on this device'));
  // No time for the editor to save it before the page is left.
  await until(tab, 'The last words', write(lastWords));
  await tab.open(`${url}/explore`);
  await until(tab, 'The list of problems', 'return document.querySelector(\'a[href^="/code/"]\') !== null');
  await tab.open(`${url}${problem}`);
  await until(tab, 'The draft after a reload', shows(lastWords));
  await leaveEarly(tab, url);
}

/** Leaves pages while they are loading. A left page must not block the next one. */
async function leaveEarly(tab: Tab, url: string): Promise<void> {
  for (let times = 0; times < earlyLeaves; times += 1) {
    await tab.open(`${url}/explore`);
    await tab.open(`${url}${problem}`);
  }
  await until(tab, 'The draft after pages that were left early', shows(lastWords));
  await until(tab, 'The submission after pages that were left early', says('1 saved on this device'));
}

/** With the server back: waits until the queue is empty. */
export function queueDrained(tab: Tab): Promise<void> {
  return until(tab, 'An empty queue', says('Everything is sent'));
}

/** Leaves the server running. Throws at the first failed check. */
export async function liveWithoutServer(
  tab: Tab,
  server: Server,
  note: (step: string) => void,
): Promise<void> {
  await tab.open(`${server.url}${problem}`);
  await until(tab, 'The editor', hasEditor);
  await until(tab, 'The worker', 'return navigator.serviceWorker.controller !== null');
  await until(tab, 'The list of problems on the device', hasList);
  note('installed: the service worker serves the page');
  await server.stop();
  await workWithoutServer(tab, server.url);
  note('without the server: pages open; draft and queue survive reloads');
  await server.start();
  await queueDrained(tab);
  const count = await server.submissions();
  if (count !== 1) throw new Error(`The server has ${count} submissions instead of one`);
  note('with the server back the queue is sent, once');
}
