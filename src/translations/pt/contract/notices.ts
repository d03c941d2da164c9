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
  // Notices of the contest clock
  'The contest is paused. The clock is stopped for everyone until the organiser resumes it.':
    'A competição está em pausa. O relógio está parado para todos até o organizador retomá-lo.',
  'The contest continues. Everyone gets {0} extra.': 'A competição continua. Todos recebem {0} a mais.',
  'An outage of {0} was excluded. Everyone who was in the contest gets that time back.':
    'Uma interrupção de {0} foi excluída. Todos que estavam na competição recebem esse tempo de volta.',
  'An outage of {0} counts as contest time again.':
    'Uma interrupção de {0} volta a contar como tempo da competição.',
  '1 second': '1 segundo',
  '{#0} seconds': '{#0} segundos',
  '1 minute': '1 minuto',
  '{#0} minutes': '{#0} minutos',
  // Decisions about a participant, for the participant
  'The organiser has blocked you.': 'O organizador bloqueou você.',
  'The organiser has unblocked you.': 'O organizador desbloqueou você.',
  'The organiser has accepted you. You can start this contest.':
    'O organizador aceitou você. Você pode começar esta competição.',
  'The organiser has undone your disqualification. Continue with the time you had left.':
    'O organizador anulou sua desclassificação. Continue com o tempo que restava.',
  'The organiser has forgiven one of your warnings.': 'O organizador perdoou um dos seus avisos.',
  'Your extra time is now {0} in total.': 'Seu tempo extra agora é de {0} no total.',
  'Your submission for {0} was accepted and counts.': 'Seu envio de {0} foi aceito e conta.',
  'Your submission for {0} was refused and does not count: {1}':
    'Seu envio de {0} foi recusado e não conta: {1}',
  // The same decisions, for the organiser
  'You have blocked {0}.': 'Você bloqueou {0}.',
  'You have unblocked {0}.': 'Você desbloqueou {0}.',
  'You have undone the disqualification of {0}.': 'Você anulou a desclassificação de {0}.',
  'You have forgiven one warning of {0}.': 'Você perdoou um aviso de {0}.',
  'You have set the extra time of {0} to {1} in total.':
    'Você definiu o tempo extra de {0} como {1} no total.',
  'You have accepted the submission for {0}. It counts.': 'Você aceitou o envio de {0}. Ele conta.',
  // After the text above, which it also matches.
  'You have accepted {0}.': 'Você aceitou {0}.',
  'You have refused the submission for {0}: {1}': 'Você recusou o envio de {0}: {1}',
  'You have answered “{0}”: {1}': 'Você respondeu “{0}”: {1}',
  // Why a submission is held or does not count
  "The device's clocks disagree.": 'Os relógios do dispositivo não coincidem.',
  'Submitted from a second device or out of order.': 'Enviado de um segundo dispositivo ou fora de ordem.',
  'The time is earlier than the time of the previous submission.':
    'O horário é anterior ao do envio anterior.',
  'The device contacted the server after the time of this submission, but did not report the submission.':
    'O dispositivo contatou o servidor depois do horário deste envio, mas não informou o envio.',
  'The content differs from what the device announced earlier.':
    'O conteúdo é diferente do que o dispositivo anunciou antes.',
  "The device's clock was set back before this was submitted.":
    'O relógio do dispositivo foi atrasado antes deste envio.',
  'It reached the server too late after the end.': 'Chegou ao servidor tarde demais depois do fim.',
  "The participant's run was over before this was submitted.":
    'A participação tinha terminado antes deste envio.',
  'The participant was blocked when this arrived.':
    'O participante estava bloqueado quando este envio chegou.',
  'The contest clock was changed. With the new clock, this was submitted after the end of the contest.':
    'O relógio da competição foi alterado. Com o novo relógio, este envio é posterior ao fim da competição.',
};
