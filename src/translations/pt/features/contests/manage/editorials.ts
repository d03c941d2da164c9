import type { messages as english } from '../../../../../features/contests/manage/editorials/messages';
import type { TranslationOf } from '../../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  intro: 'Escreva como resolver cada problema. Os participantes podem ler depois da competição.',
  opensAt: (moment) =>
    `Editoriais e prática abrem ${moment}: depois do fim, de todo o tempo extra e do prazo para envios atrasados.`,
  open: 'Editoriais e prática estão abertos aos participantes.',
  never: 'Esta competição não tem fim, por isso os editoriais ficam ocultos. Defina um fim para publicá-los.',
  practice: 'Permitir que os participantes pratiquem os problemas privados depois do fim',
  practiceHint:
    'Um problema privado fica fechado enquanto outra competição sua que não terminou o tem. Problemas públicos estão sempre abertos para prática depois do fim.',
  privateProblem: 'O problema é privado.',
  text: (title) => `Editorial de ${title}`,
  hint: 'Markdown. Um texto vazio significa sem editorial.',
  save: 'Salvar',
  saveNamed: (title) => `Salvar o editorial de ${title}`,
  saved: 'Salvo.',
  unsaved: 'Ainda não salvo. Seu texto é mantido neste dispositivo.',
  needsNetwork: 'Salvar requer conexão. Seu texto é mantido neste dispositivo.',
  changedElsewhere: 'Outro organizador salvou um texto diferente. Compare os dois e escolha.',
  theirs: 'Texto salvo',
  useTheirs: 'Usar o texto salvo',
  keepMine: 'Manter meu texto',
  tooFull: 'Seu texto não pôde ser mantido neste dispositivo. Salve antes de sair.',
  tryAgain: 'Tentar novamente',
};
