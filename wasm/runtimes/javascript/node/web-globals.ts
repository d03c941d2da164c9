import { AbortController, AbortSignal, Event, EventTarget } from './abort';
import { Buffer, fromBase64, toBase64 } from './buffer';
import { fillRandomly, randomUuid } from './crypto';
import { deepClone } from './deep-clone';
import type { Host } from './host';
import { makeUrl } from './url';

export function addWebGlobals(global: Record<string, unknown>, host: Host): void {
  global.performance = {
    now: () => host.nowMs(),
    get timeOrigin() {
      return Date.now() - host.nowMs();
    },
    mark: () => undefined,
    measure: () => undefined,
    toJSON: () => ({}),
  };
  Object.assign(global, { AbortController, AbortSignal, Event, EventTarget, ...makeUrl(host) });
  global.crypto = { randomUUID: randomUuid, getRandomValues: fillRandomly };
  global.structuredClone = (value: unknown) => deepClone(value);
  global.btoa = (text: string) => toBase64(Buffer.from(String(text), 'latin1'));
  global.atob = (text: string) => fromBase64(String(text)).toString('latin1');
  global.TextEncoder = class TextEncoder {
    readonly encoding = 'utf-8';
    encode(text = ''): Uint8Array {
      return new Uint8Array(host.encodeUtf8(String(text)));
    }
  };
  global.TextDecoder = class TextDecoder {
    readonly encoding = 'utf-8';
    decode(bytes?: Uint8Array | ArrayBuffer): string {
      if (bytes === undefined) return '';
      const view = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes;
      return Buffer.from(view)
        .toString()
        .replace(/^\ufeff/, '');
    }
  };
}
