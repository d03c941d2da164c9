import type { messages as english } from '../../../data/work-file/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  notJson: 'Isto não é uma exportação do Codeferry, ou o arquivo está incompleto. Não é JSON.',
  notAnExport: 'Isto não é uma exportação do Codeferry.',
  newerVersion:
    'Uma versão mais nova do Codeferry exportou este arquivo. Recarregue esta página com conexão e depois importe o arquivo.',
  damaged: (place, problem) =>
    `Este arquivo foi alterado ou está danificado. Em ${place || 'nível superior'}: ${problem}.`,
  notATime: 'não é um horário',
  notAnId: 'não é um identificador',
  foreign: (username) =>
    `Este arquivo contém o trabalho de ${username ? `@${username}` : 'outra conta'}. Entre com essa conta e depois importe o arquivo.`,
  newerItem: 'Foi escrito por uma versão mais nova do Codeferry. Recarregue esta página com conexão.',
  maybeSent: 'O servidor pode já ter recebido. Só o dispositivo onde você o escreveu pode enviá-lo.',
  foreignItem: 'Pertence a outra conta.',
  damagedItem: 'Está danificado.',
  otherDraft: (name) =>
    `Este dispositivo tem outra versão do rascunho ${name ? `“${name}”` : 'sem título'}. Descarte essa versão e depois importe o arquivo de novo.`,
};
