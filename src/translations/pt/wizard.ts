import type { messages as english } from '../../wizard/messages';
import type { TranslationOf } from '../translation-of';
import { whole } from '../words';

const the = { contest: 'a competição', problem: 'o problema' } as const;
const a = { contest: 'uma competição', problem: 'um problema' } as const;
const your = { contest: 'Sua competição será criada', problem: 'Seu problema será criado' } as const;
export const messages: TranslationOf<typeof english> = {
  name: (what) => (what === 'contest' ? 'Competição' : 'Problema'),
  newTitle: (what) => `Criar ${a[what]}`,
  changeTitle: (what) => `Editar ${the[what]}`,
  newIntro: 'Seu rascunho é salvo neste dispositivo enquanto você digita.',
  changeIntro: (version) =>
    `Você está editando a versão ${version}. Suas alterações ficam neste dispositivo até você clicar em Salvar alterações.`,
  stepAhead: 'Clique no botão seguinte para continuar.',
  stepAheadHint: 'Conclua o passo atual para continuar.',
  atMost: (max) => `No máximo ${whole(max)} caracteres.`,
  lengthOf: (length, max) => `${whole(length)} de ${whole(max)} caracteres.`,
  back: 'Voltar',
  next: 'Avançar',
  nextStep: (title) => `A seguir: ${title}`,
  publishesChanges: 'Publica suas alterações como uma nova versão.',
  saveChanges: 'Salvar alterações',
  saving: 'Salvando…',
  creating: 'Criando…',
  valid: 'Validação concluída.',
  cancel: 'Cancelar',
  savedOnDevice: 'Salvo neste dispositivo.',
  createdLater: (what) => `${your[what]} quando você tiver conexão de novo.`,
  noAnswerYet: 'O servidor ainda não respondeu. O aplicativo envia de novo automaticamente.',
  changedLater: 'Suas alterações serão publicadas quando você voltar a ter conexão.',
  savedVersion: (version) => `Salvo como versão ${version}.`,
  changesSafe: 'Suas alterações estão salvas neste dispositivo.',
  setAside: 'Suas alterações ficam como um rascunho separado.',
  showBoth: 'Comparar',
  refusedTitle: 'O servidor não aceitou isto.',
  hiddenFaults: (count) =>
    count === 1 ? 'Mais uma coisa a corrigir nesta etapa' : `Mais ${count} coisas a corrigir nesta etapa`,
  refusedWithoutReason: 'O servidor não deu um motivo.',
  changeFailed: (what) => `Não foi possível abrir ${the[what]} para edição.`,
  copyFailed: (what) => `Não foi possível copiar ${the[what]}.`,
  tryAgain: 'Tentar novamente',
  newerVersion: (version) => `A versão ${version} foi salva depois que você começou suas alterações.`,
  newerVersionHint: (version) =>
    `Suas alterações neste dispositivo se baseiam na versão ${version}. Se você continuar e salvá-las, elas substituem a versão mais nova.`,
  continueChanges: 'Continuar com minhas alterações',
  startOver: (version) => `Recomeçar a partir da versão ${version}`,
  draftsIntro: 'Estes rascunhos estão neste dispositivo e ainda não foram publicados.',
  newDraft: (what) => (what === 'contest' ? 'Nova competição' : 'Novo problema'),
  drafts: (what) => (what === 'contest' ? 'Competições neste dispositivo' : 'Problemas neste dispositivo'),
  unnamed: 'Ainda sem nome',
  draftAge: (age) => `Alterado ${age}`,
  changeAge: (what, age) =>
    `Alterações de ${what === 'contest' ? 'uma competição publicada' : 'um problema publicado'}. Alterado ${age}`,
  saveFile: 'Salvar como arquivo',
  fileName: (what, name) => `${what === 'contest' ? 'competicao' : 'problema'}-${name || 'sem-nome'}.json`,
  nothingToSave: 'Este item já foi enviado ou descartado, por isso não há arquivo para salvar.',
  doNotSend: 'Não enviar ainda',
  resume: 'Continuar',
  discard: 'Descartar',
  confirmDiscard: 'Descartar para sempre?',
  refused: (what, reason) => `Erro ao criar ${the[what]}. ${reason}`,
  changeRefused: (reason) => `Suas alterações não foram publicadas. ${reason}`.trimEnd(),
  changeWaits: 'Salvo neste dispositivo. Suas alterações serão publicadas quando você voltar a ter conexão.',
  waitsForJudge: (reason) => `Salvo neste dispositivo. ${reason}`,
  waitsForSignIn: 'Será enviado depois que você entrar de novo.',
  waitsForNetwork: (what) => `Salvo neste dispositivo. ${your[what]} quando você tiver conexão de novo.`,
};
