import type { messages as english } from '../../../features/home/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  headline: 'Sigue resolviendo sin conexión.',
  lead: 'Lee el problema, escribe el código y ejecuta los ejemplos en tu dispositivo. Tus envíos se guardan ahí y llegan al juez en cuanto haya conexión.',
  trySample: 'Prueba un problema de ejemplo',
  createContest: 'Crear un concurso',
  thisDevice: 'este dispositivo',
  judge: 'el juez',
  features: 'Características',
  onDevice: 'Se ejecuta en tu dispositivo',
  onDeviceText:
    'Python, JavaScript y, después de una descarga, C++ se ejecutan en el navegador, con los ejemplos o con tu propia entrada. Las diferencias se marcan línea por línea.',
  nothingLost: 'Nada se pierde, nada se envía dos veces',
  nothingLostText:
    'Cada envío se guarda primero y se manda exactamente una vez cuando hay conexión. Puedes ver el comprobante.',
  realJudge: 'Un juez de verdad',
  realJudgeText:
    'Cada programa se ejecuta aislado contra pruebas ocultas. Ves el veredicto, el tiempo y la memoria de cada prueba.',
  fourLanguages: 'Cuatro lenguajes',
  fourLanguagesText:
    'C++17, Java 8, Python 3 y JavaScript, en un editor que guarda tu código de cada lenguaje.',
  getStarted: 'Empieza',
  join: 'Participa',
  joinText:
    'Puedes practicar sin cuenta: abre un problema y escribe código. Inicia sesión para guardar tu trabajo en tu cuenta y participar en concursos. Puedes participar desde un aula, un tren o una sala donde doscientas laptops comparten un punto de acceso.',
  explore: 'Explorar retos y problemas',
  create: 'Crea',
  createText:
    'Agrega problemas, elige el horario e invita a otras personas. Crear un concurso no cuesta nada, y participar también es gratis.',
  comingSoon: 'PRÓXIMAMENTE',
  comingSoonText:
    'Codeferry sigue en construcción. Puedes practicar, participar en concursos y crear problemas; vienen más funciones.',
  tags: 'Etiquetas',
  languages: 'Lenguajes',
  frameworks: 'Frameworks',
  topics: 'Temas',
  pauseAnimation: 'Pausar la animación',
  resumeAnimation: 'Reanudar la animación',
};
