// The language before the first paint (decision 109): the choice of src/lib/language.ts, else the server's
// first screen, else the browser's. The app starts after its translation.
window.translationLoaded = undefined;
{
  const root = document.documentElement;
  let chosen;
  try {
    chosen = localStorage.getItem('codeferry-language');
  } catch {}
  const wanted = chosen ? [chosen] : 'firstScreen' in root.dataset ? [root.lang] : navigator.languages;
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = codes.find((code) => code in frameTexts) ?? 'en';
  if (root.lang !== 'en')
    window.translationLoaded = import(translationFiles[root.lang]).catch((error) => {
      console.warn('The translation is missing', error);
      root.lang = 'en';
    });
  // The text of this page in that language.
  window.pageText = (english) => frameTexts[root.lang][frameTexts.en.indexOf(english)] ?? english;
}
