import type { messages as english } from '../../../features/report/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  openForm: 'Relatar um erro ou pedir um recurso',
  panel: 'Relatar um erro',
  title: 'Enviar um relato',
  type: 'Tipo de relato',
  types: { bug: 'Erro', feature: 'Novo recurso', other: 'Outro' },
  description: 'O que aconteceu, ou o que você gostaria de ver?',
  descriptionMissing: 'Escreva uma descrição.',
  email: 'E-mail (opcional, para resposta)',
  emailHint: 'Sem e-mail o relato é anônimo. Ele inclui o endereço desta página e o tamanho da sua tela.',
  cancel: 'Cancelar',
  send: 'Enviar',
  sending: 'Enviando…',
  addScreenshot: 'Adicionar uma captura desta página',
  takingScreenshot: 'Fazendo a captura…',
  screenshotFailed: 'Não foi possível fazer uma captura desta página. Você pode enviar o relato sem ela.',
  screenshotPreview: 'Captura que será enviada',
  saved: 'Seu relato está salvo neste dispositivo e é enviado assim que o servidor puder ser acessado.',
  sent: 'Relato enviado com sucesso! Muito obrigado por ajudar a melhorar o produto.',
  failed: (reason) => `Erro ao enviar o relato. ${reason}`,
  savedAfterFailure:
    'O relato está salvo neste dispositivo e é enviado assim que o servidor voltar a funcionar.',
};
