import { accountLimits, teamLimits } from '../../../../contract/account-limits';
import { displayName, username } from '../../../../contract/limits';
import type { messages as english } from '../../../parts/account-list/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  needsNetwork: 'Criar contas requer conexão.',
  chooseFile: 'Escolha um arquivo CSV',
  fileTooLarge: `O arquivo tem mais de ${accountLimits.fileBytesMax / 1024 / 1024} MB. Divida-o em listas menores.`,
  check: 'Verificar a lista',
  checking: 'Verificando…',
  noNameColumn: 'A primeira linha deve nomear as colunas, e uma delas deve ser “name”.',
  noRows: 'A lista não tem linhas abaixo da primeira.',
  tooManyRows: (rows) =>
    `A lista tem ${rows} linhas. Uma lista pode ter ${accountLimits.rowsMax}; divida-a em listas menores.`,
  preview: 'Confira antes de criar',
  rest: 'Linhas a corrigir',
  summary: (news, existing, faults) =>
    [
      news > 0 && `${counted(news, 'conta', 'contas')} a criar`,
      existing > 0 && counted(existing, 'criada antes', 'criadas antes'),
      faults > 0 && `${counted(faults, 'linha', 'linhas')} com erro`,
    ]
      .filter(Boolean)
      .join(', '),
  faultsStay: 'Linhas com erro ficam de fora. Corrija-as na lista e verifique de novo.',
  row: (row) => `Linha ${row}`,
  outcomes: { new: 'Nova', exists: 'Criada antes', fault: 'Erro' },
  faults: {
    nameMissing: 'Falta o nome. Adicione um nome a esta linha.',
    nameTooLong: `O nome tem mais de ${displayName.maxLength} caracteres. Encurte-o.`,
    nameInvalid: 'O nome contém caracteres que não podem ser mostrados. Remova-os.',
    usernameInvalid: `Um nome de usuário tem de ${username.minLength} a ${username.maxLength} letras, dígitos, pontos, hifens ou sublinhados. Altere-o ou deixe vazio.`,
    usernameTaken: 'Outra pessoa tem este nome de usuário. Escolha outro ou deixe vazio.',
    emailInvalid: 'Este não é um endereço de e-mail. Corrija-o ou deixe vazio.',
    emailTaken: 'Outra pessoa já entra com este e-mail. Convide-a, ou deixe o e-mail vazio.',
    emailTwice: 'Outra linha tem este e-mail. Deixe um deles vazio.',
    teamInvalid: `O nome de uma equipe ou grupo tem no máximo ${teamLimits.nameLengthMax} caracteres. Encurte-o.`,
    affiliationInvalid: `Uma instituição tem no máximo ${teamLimits.affiliationLengthMax} caracteres. Encurte-a.`,
    countryInvalid: 'Um país tem três letras, por exemplo DEU. Corrija-o ou deixe vazio.',
    twice: 'Outra linha tem este nome de usuário ou e-mail. Remova uma delas.',
  },
  onlyFaults: 'Mostrar só linhas com erro',
  showMore: 'Mostrar mais',
  generatedUsername: 'o nome de usuário é gerado',
  create: (count) => `Criar ${counted(count, 'conta', 'contas')}`,
  creating: (done, total) => `Criando ${done} de ${total}…`,
  stopped: (reason) => `${reason} As contas criadas estão na lista. Você pode continuar.`,
  continue: 'Continuar',
  changeList: 'Alterar a lista',
  nothingNew: 'Todas as contas desta lista já existem. Se um cartão se perdeu, defina uma nova senha abaixo.',
  created: (count) => `${counted(count, 'conta criada', 'contas criadas')}. Imprima os cartões agora.`,
  cards: (count) => counted(count, 'cartão', 'cartões'),
  cardsHint:
    'Imprima ou salve os cartões agora. As senhas não são guardadas de forma legível, por isso só aparecem uma vez. Você pode definir novas senhas depois.',
  print: 'Imprimir cartões',
  saveCsv: 'Salvar como CSV',
  done: 'Ocultar as senhas',
  confirmDone: 'Ocultar as senhas?',
  card: {
    address: 'Endereço',
    signInName: 'Nome de acesso',
    email: 'E-mail',
    password: 'Senha',
    personalCode: 'Código pessoal, para dispositivos compartilhados',
    howOnShared:
      'Em um dispositivo compartilhado, digite o código da turma, o nome de acesso e o código pessoal.',
    how: 'Abra o endereço, escolha Entrar e digite os dois exatamente como impressos.',
  },
};
