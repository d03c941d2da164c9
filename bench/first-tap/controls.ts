/** The controls tapped on a first visit, and how the page shows that it worked. */
export interface EarlyControl {
  name: string;
  label: RegExp;
  /** For a select: the option to choose. */
  choice?: string;
  /** Tap at this share of its height instead of in its middle. */
  below?: boolean;
  /** A page expression: true once the tap took effect. */
  effect: string;
}

export interface EarlyPage {
  path: string;
  /** A page expression: true once the app has rendered the page and its controls respond. */
  usable: string;
  controls: readonly EarlyControl[];
}

const isSeen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility())`;
const button = (text: string) =>
  `[...document.querySelectorAll('button')].some((one) => one.textContent.trim() === ${JSON.stringify(text)} && !one.closest('#first-screen') && !one.disabled)`;
const isFirstScreenGone = `document.getElementById('first-screen') === null`;
const search: EarlyControl = {
  name: 'Search',
  label: /^Search$/,
  effect: `document.activeElement?.matches('[role="combobox"], [type="search"]') === true`,
};
const contests: EarlyControl = {
  name: 'Contests',
  label: /^Contests$/,
  effect: `location.pathname === '/contests' && document.readyState === 'complete'`,
};

export const earlyPages: readonly EarlyPage[] = [
  {
    path: '/code/SAMPLPRBLM',
    usable: `${isFirstScreenGone} && ${button('Run samples')} && ${button('Submit')}`,
    controls: [
      { name: 'Code', label: /^Code$/, effect: isSeen('.cm-content, textarea') },
      { name: 'Results', label: /^Results$/, effect: isSeen('[role="tablist"]') },
      {
        name: 'Run samples',
        label: /^Run samples$/,
        effect: `${isSeen('[role="tablist"]')} && ${button('Cancel')} || /Accepted|samples pass|do not match/.test(document.body.innerText)`,
      },
      {
        name: 'Submit',
        label: /^Submit$/,
        effect: `/Saved on this device|Sending|Sent|judg/i.test([...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join())`,
      },
      search,
      {
        name: 'Sign In',
        label: /^Sign In$/,
        effect: `location.pathname === '/login' && document.querySelector('main form') !== null`,
      },
    ],
  },
  {
    path: '/explore',
    usable: `${isFirstScreenGone} && ${isSeen('main a[href^="/challenges/"]')} && ${isSeen('main select')}`,
    controls: [
      {
        name: 'card, below its title',
        label: /^First crossing$/,
        below: true,
        effect: `location.pathname.startsWith('/challenges/') && document.querySelector('main h1') !== null`,
      },
      search,
      contests,
      {
        name: 'Difficulty',
        label: /^Difficulty$/,
        choice: 'medium',
        effect: `location.search.includes('medium') && ${isFirstScreenGone}`,
      },
      {
        name: 'Kind',
        label: /^Kind$/,
        choice: 'question',
        effect: `location.search.includes('question') && ${isFirstScreenGone}`,
      },
      {
        name: 'Sort by',
        label: /^Sort by$/,
        choice: 'difficulty',
        effect: `location.search.includes('difficulty') && ${isFirstScreenGone}`,
      },
    ],
  },
];
