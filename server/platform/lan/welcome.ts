import { renderUnicodeCompact } from 'uqr';
import type { SecureSite } from './secure-site';

/** What the person who starts the server needs to tell the others. @param isTerminal colours the QR code */
export function welcome(site: SecureSite, isTerminal: boolean): string {
  const [first] = site.redirectsToHttps ? site.httpsOrigins() : site.httpOrigins();
  if (first === undefined || site.addresses.length === 0)
    return '! This computer is in no local network yet. Connect it to the network of the other devices. Then the address appears here.';
  const join = site.redirectsToHttps
    ? `Other devices open ${first}`
    : `Other devices open ${first} and follow the page. Devices that have joined open ${site.httpsOrigins().join(' or ')}`;
  return `${join}\n\n${qrCode(first, isTerminal)}\n`;
}

/** Black on white in every terminal, because some cameras read no inverted codes. */
function qrCode(address: string, isTerminal: boolean): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n');
  return lines.map((line) => (isTerminal ? `\u001b[97;40m${line}\u001b[0m` : line)).join('\n');
}
