import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten';
import { answerIntl } from './intl';

export interface HostFunctions {
  write(fd: number, text: string): void;
  nowMs(): number;
  stdin(): string;
  exit(code: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The caller disposes of it. */
export function makeHostObject(context: QuickJSContext, host: HostFunctions): QuickJSHandle {
  const object = context.newObject();
  const add = (name: string, call: (...values: QuickJSHandle[]) => QuickJSHandle | undefined) => {
    context.newFunction(name, call).consume((handle) => context.setProp(object, name, handle));
  };
  add('write', (fd, text) => {
    if (fd && text) host.write(context.getNumber(fd), context.getString(text));
    return undefined;
  });
  add('nowMs', () => context.newNumber(host.nowMs()));
  add('stdin', () => context.newString(host.stdin()));
  add('exit', (code) => {
    host.exit(code ? context.getNumber(code) : 0);
    return undefined;
  });
  add('encodeUtf8', (text) =>
    context.newArrayBuffer(encoder.encode(text ? context.getString(text) : '').buffer),
  );
  add('decodeUtf8', (bytes) => {
    if (!bytes) return undefined;
    return context
      .getArrayBuffer(bytes)
      .consume(({ value: view }) => context.newString(decoder.decode(new Uint8Array(view))));
  });
  add('promiseState', (promise) => promise && promiseState(context, promise));
  add('parseUrl', (text, base) =>
    context.newString(parseUrl(text ? context.getString(text) : '', base ? context.getString(base) : '')),
  );
  add('intl', (call) => context.newString(answerIntl(call ? context.getString(call) : '')));
  return object;
}

function promiseState(context: QuickJSContext, promise: QuickJSHandle): QuickJSHandle {
  const known = context.getPromiseState(promise);
  const object = context.newObject();
  context.newString(known.type).consume((handle) => context.setProp(object, 'state', handle));
  const value =
    known.type === 'fulfilled' ? known.value : known.type === 'rejected' ? known.error : undefined;
  value?.consume((handle) => context.setProp(object, 'value', handle));
  return object;
}

function parseUrl(text: string, base: string): string {
  try {
    const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } =
      base === '' ? new URL(text) : new URL(text, base);
    const parts = {
      href,
      origin,
      protocol,
      username,
      password,
      host,
      hostname,
      port,
      pathname,
      search,
      hash,
    };
    return JSON.stringify(parts);
  } catch {
    return '';
  }
}
