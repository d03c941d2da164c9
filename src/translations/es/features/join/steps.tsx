import type { systems as english, StepText } from '../../../../features/join/steps/messages';
import type { TranslationOf } from '../../../translation-of';

const back: StepText = {
  text: 'Vuelve a esta página. Abre Codeferry automáticamente.',
  picture: { title: 'Codeferry', rows: ['Conectado'], mark: 0, control: 'box' },
};

const download = (file: string): StepText => ({
  text: (
    <>
      Descarga <b>{file}</b>. Es el certificado de la autoridad de este servidor.
    </>
  ),
  picture: { title: 'Codeferry', button: 'Descargar' },
});
export const messages: TranslationOf<typeof english> = {
  android: {
    name: 'Android',
    note: 'Usa Chrome. Firefox para Android no usa los certificados que instalas.',
    steps: [
      download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>Configuración</b> y busca <b>Certificado de CA</b>. En muchos dispositivos está en
            Seguridad, Encriptación y credenciales, Instalar un certificado.
          </>
        ),
        picture: {
          title: 'Instalar un certificado',
          rows: ['Certificado de CA', 'Certificado de VPN y apps'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Toca <b>Instalar de todos modos</b>. Android pide tu PIN o patrón.
          </>
        ),
        picture: { title: 'Tus datos no serán privados', button: 'Instalar de todos modos' },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b> en Descargas.
          </>
        ),
        picture: { title: 'Descargas', rows: ['codeferry.crt'], mark: 0 },
      },
      back,
    ],
  },
  ios: {
    name: 'iPhone y iPad',
    note: 'Abre esta página en Safari: otros navegadores no pueden descargar el perfil.',
    steps: [
      {
        text: (
          <>
            Descarga el perfil y toca <b>Permitir</b>.
          </>
        ),
        picture: { title: '¿Descargar un perfil?', rows: ['Ignorar', 'Permitir'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Configuración</b> y toca <b>Perfil descargado</b>. Si no aparece: General, VPN y
            administración de dispositivos.
          </>
        ),
        picture: { title: 'Configuración', rows: ['Perfil descargado', 'Wi-Fi', 'General'], mark: 0 },
      },
      {
        text: (
          <>
            Toca <b>Instalar</b>, escribe tu código y toca <b>Instalar</b> de nuevo.
          </>
        ),
        picture: { title: 'Instalar perfil', rows: ['Codeferry'], button: 'Instalar' },
      },
      {
        text: (
          <>
            En Configuración, abre General, Información, <b>Config. de confianza de los certificados</b> y
            activa <b>Codeferry</b>.
          </>
        ),
        picture: { title: 'Confianza de los certificados', rows: ['Codeferry'], mark: 0, control: 'switch' },
      },
      back,
    ],
  },
  windows: {
    name: 'Windows',
    note: 'Sirve para Edge, Chrome y Firefox de esta cuenta de Windows.',
    steps: [
      download('codeferry.cer'),
      {
        text: (
          <>
            Abre el archivo y elige <b>Instalar certificado</b> y luego <b>Usuario actual</b>.
          </>
        ),
        picture: { title: 'Certificado', rows: ['Emitido por: Codeferry'], button: 'Instalar certificado…' },
      },
      {
        text: (
          <>
            Elige <b>Colocar todos los certificados en el siguiente almacén</b>, luego Examinar y{' '}
            <b>Entidades de certificación raíz de confianza</b>.
          </>
        ),
        picture: {
          title: 'Seleccionar almacén',
          rows: ['Personal', 'Entidades de certificación raíz de confianza', 'Confianza empresarial'],
          mark: 1,
        },
      },
      {
        text: (
          <>
            Elige <b>Siguiente</b> y <b>Finalizar</b>, y confirma la advertencia con <b>Sí</b>.
          </>
        ),
        picture: {
          title: 'Advertencia de seguridad',
          rows: ['¿Desea instalar este certificado?'],
          button: 'Sí',
        },
      },
      back,
    ],
  },
  macos: {
    name: 'Mac',
    note: 'Sirve para Safari, Chrome y Firefox de esta Mac.',
    steps: [
      download('codeferry.crt'),
      {
        text: (
          <>
            Abre el archivo. Acceso a Llaveros pregunta dónde agregarlo: elige <b>inicio de sesión</b> y luego{' '}
            <b>Agregar</b>.
          </>
        ),
        picture: {
          title: 'Agregar certificados',
          rows: ['Llavero: inicio de sesión'],
          mark: 0,
          button: 'Agregar',
        },
      },
      {
        text: (
          <>
            En Acceso a Llaveros, busca <b>Codeferry</b> y haz doble clic.
          </>
        ),
        picture: { title: 'Acceso a Llaveros', rows: ['Llavero: inicio de sesión', 'Codeferry'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Confiar</b>, elige <b>Confiar siempre</b>, cierra la ventana y escribe tu contraseña.
          </>
        ),
        picture: {
          title: 'Confiar',
          rows: ['Confiar siempre', 'Secure Sockets Layer (SSL)'],
          mark: 0,
          control: 'box',
        },
      },
      back,
    ],
  },
  chromeos: {
    name: 'ChromeOS',
    note: 'Una Chromebook administrada puede necesitar a su administrador.',
    steps: [
      download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>chrome://certificate-manager</b> en una pestaña nueva, o Configuración, Privacidad y
            seguridad, Seguridad, Administrar certificados.
          </>
        ),
        picture: { title: 'Seguridad', rows: ['Usar DNS seguro', 'Administrar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Autoridades</b> o <b>Personalizado</b>, y elige <b>Importar</b>.
          </>
        ),
        picture: {
          title: 'Autoridades',
          rows: ['Tus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar',
        },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b>. Si lo pregunta, activa{' '}
            <b>Confiar en este certificado para identificar sitios web</b>.
          </>
        ),
        picture: {
          title: 'Autoridad certificadora',
          rows: ['Confiar para identificar sitios web'],
          mark: 0,
          control: 'box',
        },
      },
      back,
    ],
  },
  linux: {
    name: 'Linux',
    note: 'Para Chrome y Chromium. Elige Firefox si usas Firefox.',
    steps: [
      download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>chrome://certificate-manager</b> en una pestaña nueva, o Configuración, Privacidad y
            seguridad, Seguridad, Administrar certificados.
          </>
        ),
        picture: { title: 'Seguridad', rows: ['Usar DNS seguro', 'Administrar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Personalizado</b>, luego <b>Instalados por ti</b>, y elige <b>Importar</b> junto a
            Certificados de confianza. En un Chrome más antiguo: Autoridades, Importar.
          </>
        ),
        picture: {
          title: 'Personalizado',
          rows: ['Certificados de confianza', 'Certificados intermedios'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b>. Si lo pregunta, activa{' '}
            <b>Confiar en este certificado para identificar sitios web</b>.
          </>
        ),
        picture: { title: 'Descargas', rows: ['codeferry.crt'], mark: 0 },
      },
      back,
    ],
  },
  firefox: {
    name: 'Firefox',
    note: 'Para Firefox en Linux y ChromeOS. En Windows y Mac, Firefox usa los certificados del sistema.',
    steps: [
      download('codeferry.crt'),
      {
        text: (
          <>
            Si Firefox pregunta de inmediato, ve al paso 4. Si no, abre <b>Ajustes</b>,{' '}
            <b>Privacidad y seguridad</b>, y elige <b>Ver certificados</b>.
          </>
        ),
        picture: { title: 'Privacidad y seguridad', rows: ['Certificados'], button: 'Ver certificados…' },
      },
      {
        text: (
          <>
            Abre <b>Autoridades</b>, elige <b>Importar</b> y luego <b>codeferry.crt</b>.
          </>
        ),
        picture: {
          title: 'Administrador de certificados',
          rows: ['Sus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar…',
        },
      },
      {
        text: (
          <>
            Activa <b>Confiar en esta CA para identificar sitios web</b> y elige <b>Aceptar</b>.
          </>
        ),
        picture: {
          title: 'Descargando certificado',
          rows: ['Confiar en esta CA para identificar sitios web'],
          mark: 0,
          control: 'box',
        },
      },
      back,
    ],
  },
};
