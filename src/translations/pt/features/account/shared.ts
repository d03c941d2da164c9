import { sharedDeviceLimits } from '../../../../../contract/shared-device-limits';
import type { messages as english } from '../../../../features/account/shared/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Entrar em um dispositivo compartilhado',
  lead: 'Para um dispositivo que vários alunos usam. Você precisa do cartão do seu professor.',
  classCode: 'Código da turma',
  classCodeHint: 'Oito letras, por exemplo ABCD-EFGH',
  classCodeWrong: 'Um código de turma tem oito letras.',
  classOf: (name) => `Turma ${name}`,
  otherClass: 'Outra turma',
  name: 'Nome de acesso',
  nameMissing: 'Digite o nome do seu cartão.',
  code: 'Código pessoal',
  codeHint: `${sharedDeviceLimits.codeLength} dígitos no seu cartão`,
  codeMissing: `Um código pessoal tem ${sharedDeviceLimits.codeLength} dígitos.`,
  needsServer: 'Entrar requer o servidor',
  workWithout:
    'Você pode trabalhar sem entrar, e adicionar o trabalho à sua conta quando entrar neste dispositivo.',
  explore: 'Trabalhar sem entrar',
  withPassword: 'Entrar com senha',
  waiting: (count) =>
    `${counted(count, 'pacote criptografado', 'pacotes criptografados')} de trabalho a enviar`,
  waitingHint:
    'Alunos que usaram este dispositivo saíram antes que ele pudesse enviar tudo. Só o servidor pode ler este trabalho. Ele é enviado quando este dispositivo acessa o servidor.',
  nothingReadable:
    'Quando você troca, nada seu fica legível neste dispositivo. O trabalho que o servidor ainda não tem é criptografado e enviado depois.',
  signedInAs: (name) => `Conta atual: ${name}`,
  change: 'Trocar de aluno',
  leaving: 'Trocando de aluno',
  changing: 'Salvando o trabalho do último aluno…',
  stay: 'Voltar ao meu trabalho',
  endSharing: 'Este dispositivo não é mais compartilhado',
  confirmEnd: 'Parar de compartilhar?',
  ended: 'Este dispositivo não é mais compartilhado.',
};
