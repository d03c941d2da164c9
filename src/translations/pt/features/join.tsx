import type { messages as english } from '../../../features/join/messages';
import type { TranslationOf } from '../../translation-of';
import { counted, whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  intro:
    'Confie neste servidor uma vez. Depois disso, o Codeferry funciona neste dispositivo sem o servidor, mantém problemas sem conexão e pode ser instalado como aplicativo.',
  state: {
    testing: 'Testando a conexão segura…',
    unreachable: 'O servidor não responde',
    unreachableText:
      'Verifique se este dispositivo está na mesma rede que o servidor. Esta página tenta de novo a cada poucos segundos.',
    untrusted: 'Este dispositivo ainda não confia no servidor',
    untrustedText:
      'Siga os passos abaixo. Esta página testa de novo a cada poucos segundos e depois abre o Codeferry.',
    wrongClock: 'O relógio deste dispositivo está errado',
    wrongClockText: (serverTime) =>
      `No servidor são ${serverTime}. Ajuste a data e a hora nas configurações deste dispositivo. Até lá, o dispositivo recusa toda conexão segura.`,
    joined: 'Este dispositivo confia no servidor',
    joinedText: 'Abrindo o Codeferry…',
    workWaits: 'Este dispositivo confia no servidor, mas há trabalho que só está neste endereço',
    entries: (count) =>
      count === 1
        ? '1 item do seu trabalho ainda não foi enviado. Mantenha esta página aberta até o servidor recebê-lo; depois o Codeferry abre.'
        : `${whole(count)} itens do seu trabalho ainda não foram enviados. Mantenha esta página aberta até o servidor recebê-los; depois o Codeferry abre.`,
    drafts: (count) =>
      `${counted(count, 'rascunho', 'rascunhos')} ${count === 1 ? 'está salvo' : 'estão salvos'} só neste endereço. Exporte seu trabalho em Uso sem conexão e importe o arquivo no Codeferry por HTTPS.`,
    openAnyway: 'Abrir o Codeferry por HTTPS',
    offlineUse: 'Uso sem conexão: exportar',
  },
  steps: 'Como confiar nele',
  system: 'Sistema deste dispositivo',
  download: 'Baixar',
  notJoining:
    'Se depois do último passo o dispositivo ainda não confiar no servidor, feche o navegador completamente e abra esta página de novo.',
  what: 'No que você confia',
  whatText:
    'Uma autoridade certificadora que este servidor criou para si. Ela só pode atestar endereços em redes locais e nomes que terminam em .local, nunca outros sites. Você pode removê-la nas mesmas configurações a qualquer momento.',
  authority: 'Autoridade',
  fingerprint: 'Impressão digital SHA-256',
  fingerprintNote: 'A página no computador do servidor mostra a mesma.',
  without: 'Continuar sem HTTPS',
  withoutText:
    'Por HTTP sem criptografia, as páginas não abrem sem o servidor, você não pode instalar o aplicativo e não pode baixar problemas para uso sem conexão. Enquanto uma página está aberta, envios e rascunhos são salvos neste dispositivo.',
  stay: 'Continuar por HTTP sem criptografia',
  others: 'Conectar outros dispositivos',
  othersText: 'Escaneie este código na mesma rede, ou abra o endereço.',
  copy: (address) => `Copiar ${address}`,
  code: (address) => `QR code de ${address}`,
  secure: 'Este dispositivo está conectado',
  secureText: 'Esta página está aberta por uma conexão segura, por isso todos os recursos funcionam.',
  open: 'Abrir o Codeferry',
  off: 'Este servidor não atende uma rede local',
  offText: (
    <>
      Para que outros dispositivos se conectem por HTTPS, inicie o servidor com{' '}
      <code>npm start -- --lan</code> ou, a partir do arquivo para uma sala de aula, com{' '}
      <code>./start --lan</code>.
    </>
  ),
};
