import type { messages as english } from '../../../../features/classes/progress/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Progresso',
  titleOf: (className) => `Progresso de ${className}`,
  classLabel: 'Turma',
  what: 'O progresso desta turma',
  asOf: (moment) => `Você está sem conexão. Este era o estado em ${moment}.`,
  archived: 'Esta turma está arquivada. Os relatos dos dispositivos não são mostrados.',
  updates: 'Esta página se atualiza automaticamente.',
  noAssignments: 'Nenhuma tarefa ainda',
  noAssignmentsHint: 'Publique uma tarefa. Os exercícios dela se tornam as colunas desta tabela.',
  noStudents: 'Nenhum aluno ainda',
  noStudentsHint: 'Mostre o código da turma, ou crie contas a partir de uma lista de nomes.',
  noneInGroup: 'Ninguém neste grupo.',
  assignment: 'Tarefa',
  allAssignments: 'Todas as tarefas',
  group: 'Grupo',
  allGroups: 'Todos os grupos',
  withoutGroup: 'Sem grupo',
  order: 'Ordem',
  orders: {
    name: 'Por nome',
    most: 'Mais resolvidos primeiro',
    least: 'Menos resolvidos primeiro',
    device: 'Problemas de dispositivo primeiro',
  },
  csv: 'Baixar CSV',
  print: 'Imprimir',
  table: 'Alunos e exercícios',
  student: 'Aluno',
  solvedBy: (solved, of) => `${solved} de ${of}`,
  solvedByLong: (solved, of) => `Resolvido por ${solved} de ${counted(of, 'aluno', 'alunos')}`,
  due: (moment) => `entrega ${moment}`,
  summary: (students, done) => `${counted(students, 'aluno', 'alunos')} · ${done} resolveram tudo`,
  openAssignment: (title) => `Mostrar os exercícios de ${title}`,
  states: { notStarted: 'Não iniciado', tried: 'Tentado', solved: 'Resolvido' },
  late: 'atrasado',
  notGiven: 'Não é para este aluno',
  help: (hints, editorials) =>
    [
      ...(hints > 0 ? [`abriu ${counted(hints, 'dica', 'dicas')}`] : []),
      ...(editorials > 0
        ? [`abriu ${counted(editorials, 'editorial', 'editoriais')} antes de resolver`]
        : []),
    ].join(', '),
  tries: (count) => counted(count, 'tentativa', 'tentativas'),
  parts: (solved, total) => `${solved} de ${total} resolvidos`,
  cellOf: (student, task, state) => `${student}, ${task}: ${state}`,
  newAnswer: 'Nova resposta a um comentário',
  device: {
    none: 'Nenhum dispositivo informou ainda',
    upToDate: 'Em dia',
    waiting: (count) => `${count} aguardando`,
    waitingSince: (count, moment) => `${count} aguardando desde ${moment}`,
    refused: (count) => counted(count, 'recusado', 'recusados'),
    notSeen: (moment) => `Sem contato desde ${moment}`,
    storageLow: 'Pouco armazenamento',
    named: (name, text) => `${name}: ${text}`,
  },
  legend: {
    title: 'O que as marcas significam',
    cells:
      'Uma célula mostra o estado de um exercício, o número de tentativas e quando o aluno trabalhou nele pela última vez. O trabalho depois da data de entrega é marcado como atrasado.',
    help: 'A lâmpada conta as dicas e editoriais que o aluno abriu antes de resolver o exercício.',
    devices:
      'A linha abaixo de um nome diz se o servidor tem todo o trabalho dos dispositivos do aluno. Um dispositivo informa cerca de uma vez por minuto enquanto o aplicativo está aberto.',
  },
  csvColumns: ['Nome', 'Nome de usuário', 'Grupo'],
  csvTask: (title) => [
    `${title}: estado`,
    `${title}: tentativas`,
    `${title}: último trabalho`,
    `${title}: atrasado`,
    `${title}: resolvidos`,
    `${title}: dicas`,
    `${title}: editoriais`,
  ],
  csvYes: 'sim',
  csvNo: 'não',
};
