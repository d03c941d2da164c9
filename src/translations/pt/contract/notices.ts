/** Texts about a contest that the server or a device stored, by English text. `{#0}` is a number. */
export const messages: Readonly<Record<string, string>> = {
  // Causes of a disqualification
  'Was away long enough for {0}, one for each {#1} seconds; {2} allowed.':
    'Ficou fora o tempo de {0}, um a cada {#1} segundos; {2}.',
  'Left the contest {0}; {1} allowed.': 'Saiu da competição {0}; {1}.',
  'Left the contest {0} and did not return within {#1} seconds.':
    'Saiu da competição {0} e não voltou em {#1} segundos.',
  'Left the contest and did not return within {#0} seconds.':
    'Saiu da competição e não voltou em {#0} segundos.',
  '1 warning': '1 aviso',
  '{#0} warnings': '{#0} avisos',
  '1 was': 'era permitido 1',
  '{#0} were': 'eram permitidos {#0}',
  '1 warning was': 'era permitido 1 aviso',
  '{#0} warnings were': 'eram permitidos {#0} avisos',
  once: 'uma vez',
  '{#0} times': '{#0} vezes',
  // Details of proctoring events
  'developer tools': 'ferramentas de desenvolvedor',
  clipboard: 'área de transferência',
  'right click': 'clique direito',
  'Left the contest page.': 'Saiu da página da competição.',
  'The contest page opened without full screen or in the background: no warning.':
    'A página da competição abriu sem tela cheia ou em segundo plano: sem aviso.',
  'Outside full screen after a pop-up or a pause: no warning.':
    'Fora da tela cheia depois de um pop-up ou de uma pausa: sem aviso.',
  'No warning.': 'Sem aviso.',
};
