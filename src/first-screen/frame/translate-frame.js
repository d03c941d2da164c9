if (document.documentElement.lang !== 'en')
  for (const part of [
    document.getElementById('root'),
    ...['stalled', 'plain-http'].map((id) => document.getElementById(id).content),
  ]) {
    for (const element of part.querySelectorAll('[aria-label]'))
      element.setAttribute('aria-label', pageText(element.getAttribute('aria-label')));
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode;
      texts.currentNode.data = data.replace(/\S.*\S/, pageText);
    }
  }
