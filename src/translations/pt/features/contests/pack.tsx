import type { messages as english } from '../../../../features/contests/pack/messages';
import type { TranslationOf } from '../../../translation-of';
import { byteText, counted } from '../../../words';

const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} de ${byteText(totalBytes)}`;
export const messages: TranslationOf<typeof english> = {
  title: 'Pacote da competição',
  intro:
    'Baixa todos os problemas para este dispositivo, criptografados. Quando a competição começa, eles abrem na hora, mesmo sem conexão.',
  openOffline: (offlineUse) => (
    <>Sem conexão, o código do organizador abre o pacote. Baixe também suas linguagens, em {offlineUse}.</>
  ),
  offlineUse: 'Uso sem conexão',
  download: 'Baixar para a competição',
  retry: 'Tentar novamente',
  progress: (contest) => `Progresso do download do pacote: ${contest}`,
  status: {
    checkingSize: 'Verificando o tamanho…',
    loading: loaded,
    offline: 'Continua quando a conexão voltar',
    offlinePart: (bytes, totalBytes) =>
      `Continua quando a conexão voltar · ${loaded(bytes, totalBytes)} baixados`,
    ready: (version, problemCount, bytes) =>
      `Pronto, criptografado até o início: versão ${version}, ${counted(problemCount, 'problema', 'problemas')}, ${byteText(bytes)}`,
    failed: 'O download falhou. Tente de novo na página da competição.',
  },
  list: {
    none: 'Nenhum pacote de competição ainda. Inscreva-se em uma competição e baixe o pacote dela na página da competição antes que comece.',
    packOf: (contest) => `o pacote de ${contest}`,
    remove: (contest) => (
      <>
        Remover<span className="visually-hidden"> o pacote de {contest}</span>
      </>
    ),
    confirmRemove: 'Remover?',
  },
  code: {
    packs: (version) => `Pacotes da competição, versão ${version}`,
    beforeStart: (start) =>
      `Os participantes baixaram os problemas criptografados. O código que os abre sem conexão aparece aqui no início: ${start}.`,
    show: 'Mostrar o código',
    use: 'Para participantes sem conexão. Se começam com o código, o tempo deles conta a partir do início da competição.',
    title: 'Código da competição',
    typeIt: 'Participantes sem conexão digitam este código onde começam a competição.',
  },
};
