import { translated } from '../../../lib/translation';

export const messages = translated('features/shell/plain-http', {
  plainHttp: 'Plain HTTP',
  plainHttpText:
    'You opened Codeferry over plain HTTP. Pages do not open without the server, and you cannot install the app or download problems for offline use. Your submissions are saved on this device. All features work over HTTPS.',
  howToJoin: 'Open it over HTTPS',
  hide: 'Hide',
});
