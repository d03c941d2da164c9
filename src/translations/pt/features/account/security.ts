import type { messages as english } from '../../../../features/account/security/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  changePassword: 'Mudar a senha',
  passwordHint: 'Isso encerra sua sessão em todos os outros dispositivos.',
  currentPassword: 'Senha atual',
  typeCurrent: 'Digite sua senha atual.',
  newPassword: 'Nova senha',
  typeNew: 'Digite uma nova senha.',
  passwordsDiffer: 'As duas senhas são diferentes.',
  save: 'Mudar a senha',
  saving: 'Mudando…',
  cancel: 'Cancelar',
  forgotten: 'Esqueceu a senha? Receba um código por e-mail',
  changed: 'Sua senha foi mudada. Nos outros dispositivos você precisa entrar de novo.',
  needsNetwork: 'Mudar a senha precisa de conexão',
  noPassword: 'Você entra com Google ou GitHub, então esta conta não tem senha aqui.',
  ended:
    'Sua sessão foi encerrada neste dispositivo. Seu trabalho ainda está aqui. Entre de novo para enviá-lo.',
  signInAgain: 'Entrar de novo',
  devices: 'Onde você está conectado',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconhecido',
  activeNow: 'Ativo agora',
  lastActive: (ago) => `Última atividade: ${ago}`,
  signedIn: (date) => `Entrada: ${date}`,
  signOut: 'Sair',
  signOutOf: (device) => `Sair em ${device}`,
  signedOut: (device) => `A sessão em ${device} foi encerrada.`,
  signOutOthers: 'Sair nos outros dispositivos',
  othersTitle: 'Sair nos outros dispositivos?',
  othersExplained: (count) =>
    `Você continua conectado neste dispositivo e sai em ${counted(count, 'outro dispositivo', 'outros dispositivos')}. O trabalho não enviado fica lá até você entrar de novo naquele dispositivo.`,
  othersSignedOut: 'Você saiu nos outros dispositivos.',
  onlyHere: 'Você está conectado só neste dispositivo.',
  loading: 'Carregando seus dispositivos…',
  offline: 'A lista dos seus dispositivos precisa de conexão.',
  retry: 'Tentar de novo',
  notListed:
    'O Google guarda as sessões desta conta e não as mostra. Você pode sair em todos os dispositivos, incluindo este.',
  signOutEverywhere: 'Sair em todos os dispositivos',
  everywhereTitle: 'Sair em todos os dispositivos?',
  everywhereExplained:
    'Você também sai neste dispositivo. O trabalho não enviado fica no seu dispositivo até você entrar de novo nele.',
};
