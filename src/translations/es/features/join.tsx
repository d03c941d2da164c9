import type { messages as english } from '../../../features/join/messages';
import type { TranslationOf } from '../../translation-of';
import { counted, whole } from '../../words';

export const messages: TranslationOf<typeof english> = {
  intro:
    'Confía en este servidor una vez. Después, Codeferry funciona en este dispositivo sin el servidor, conserva problemas sin conexión y se puede instalar como aplicación.',
  state: {
    testing: 'Probando la conexión segura…',
    unreachable: 'El servidor no responde',
    unreachableText:
      'Comprueba que este dispositivo esté en la misma red que el servidor. Esta página reintenta cada pocos segundos.',
    untrusted: 'Este dispositivo aún no confía en el servidor',
    untrustedText:
      'Sigue los pasos de abajo. Esta página prueba de nuevo cada pocos segundos y después abre Codeferry.',
    wrongClock: 'El reloj de este dispositivo está mal',
    wrongClockText: (serverTime) =>
      `En el servidor es ${serverTime}. Ajusta la fecha y la hora en la configuración de este dispositivo. Hasta entonces, el dispositivo rechaza toda conexión segura.`,
    joined: 'Este dispositivo confía en el servidor',
    joinedText: 'Abriendo Codeferry…',
    workWaits: 'Este dispositivo confía en el servidor, pero hay trabajo que solo está en esta dirección',
    entries: (count) =>
      count === 1
        ? '1 elemento de tu trabajo aún no se envió. Deja esta página abierta hasta que el servidor lo tenga; después se abre Codeferry.'
        : `${whole(count)} elementos de tu trabajo aún no se enviaron. Deja esta página abierta hasta que el servidor los tenga; después se abre Codeferry.`,
    drafts: (count) =>
      `${counted(count, 'borrador', 'borradores')} ${count === 1 ? 'está guardado' : 'están guardados'} solo en esta dirección. Exporta tu trabajo en Uso sin conexión e importa el archivo en Codeferry por HTTPS.`,
    openAnyway: 'Abrir Codeferry por HTTPS',
    offlineUse: 'Uso sin conexión: exportar',
  },
  steps: 'Cómo confiar en él',
  system: 'Sistema de este dispositivo',
  download: 'Descargar',
  notJoining:
    'Si después del último paso el dispositivo aún no confía en el servidor, cierra el navegador por completo y abre esta página de nuevo.',
  what: 'En qué confías',
  whatText:
    'Una autoridad de certificación que este servidor creó para sí mismo. Solo puede dar fe de direcciones en redes locales y de nombres que terminan en .local, nunca de otros sitios web. Puedes quitarla en los mismos ajustes en cualquier momento.',
  authority: 'Autoridad',
  fingerprint: 'Huella digital SHA-256',
  fingerprintNote: 'La página en la computadora del servidor muestra la misma.',
  without: 'Continuar sin HTTPS',
  withoutText:
    'Por HTTP sin cifrar, las páginas no se abren sin el servidor, no puedes instalar la aplicación y no puedes descargar problemas para usarlos sin conexión. Mientras una página está abierta, los envíos y borradores se guardan en este dispositivo.',
  stay: 'Continuar por HTTP sin cifrar',
  others: 'Conectar otros dispositivos',
  othersText: 'Escanea este código en la misma red, o abre la dirección.',
  copy: (address) => `Copiar ${address}`,
  code: (address) => `Código QR de ${address}`,
  secure: 'Este dispositivo está conectado',
  secureText:
    'Esta página está abierta por una conexión segura, así que todas las funciones están disponibles.',
  open: 'Abrir Codeferry',
  off: 'Este servidor no atiende una red local',
  offText: (
    <>
      Para que otros dispositivos se conecten por HTTPS, inicia el servidor con{' '}
      <code>npm start -- --lan</code>, o desde el archivo para un aula con <code>./start --lan</code>.
    </>
  ),
};
