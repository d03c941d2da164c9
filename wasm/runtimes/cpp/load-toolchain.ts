import { runtimeCacheName } from '../../assets/cache-name';
import { type CppManifest, installedCpp } from '../../assets/cpp-manifest';
import type { CompiledModules } from '../../protocol';
import { messages } from './messages';
import { unpackFiles } from './pack';
import { Toolchain } from './toolchain';
import { headerArgs, headerName } from './toolchain-args';
import { coreNames } from './toolchain-names';

/** In pieces, so that an interrupted download continues near its end. */
const pieceName = /^clang\.wasm\.(\d+)$/;

export interface LoadedToolchain {
  toolchain: Toolchain;
  compiled: CompiledModules;
  header: Uint8Array;
}

/** `earlier`: modules that an earlier worker compiled. */
export async function loadToolchain(earlier: CompiledModules | undefined): Promise<LoadedToolchain> {
  const manifest = await installedCpp();
  if (!manifest) throw new Error(messages.notOnDevice);
  const cache = await caches.open(runtimeCacheName);
  const read = async (name: string): Promise<Response> => {
    const response = await cache.match(manifest.base + name, { ignoreVary: true });
    if (!response) throw new Error(messages.fileNotOnDevice(name));
    return response;
  };
  const [compiled, system] = await Promise.all([
    earlier ?? compileCore(manifest, read),
    read('system.bin').then(async (response) => unpackFiles(new Uint8Array(await response.arrayBuffer()))),
  ]);
  const toolchain = new Toolchain(compiled, system);
  return { toolchain, compiled, header: await loadHeader(toolchain, cache, manifest.base + headerName) };
}

async function compileCore(
  { files }: CppManifest,
  read: (name: string) => Promise<Response>,
): Promise<CompiledModules> {
  const pieces = files
    .map(({ name }) => name)
    .filter((name) => pieceName.test(name))
    .sort((a, b) => pieceNumber(a) - pieceNumber(b));
  const responses = await Promise.all(pieces.map(read));
  const whole = new Response(oneAfterTheOther(responses), {
    headers: { 'content-type': 'application/wasm' },
  });
  const [large, ...small] = coreNames;
  const entries = await Promise.all([
    WebAssembly.compileStreaming(whole).then((module) => [large, module] as const),
    ...small.map(async (name) => {
      const bytes = await (await read(name)).arrayBuffer();
      return [name, await WebAssembly.compile(bytes)] as const;
    }),
  ]);
  return Object.fromEntries(entries);
}

function pieceNumber(name: string): number {
  return Number(pieceName.exec(name)?.[1]);
}

function oneAfterTheOther(responses: readonly Response[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pump = async () => {
    for (const { body } of responses) await body?.pipeTo(writable, { preventClose: true });
    await writable.close();
  };
  // An unreadable piece breaks the stream, whose reader reports it.
  pump().catch((error) => writable.abort(error));
  return readable;
}

/**
 * The device makes the precompiled header once, in a few seconds: it would add 9 MB to the download. It is
 * stored beside the runtime's files and removed with them.
 */
async function loadHeader(toolchain: Toolchain, cache: Cache, address: string): Promise<Uint8Array> {
  const kept = await cache.match(address);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const { ok, files, messages: log } = await toolchain.run(headerArgs(), {});
  const header = files[headerName];
  if (!ok || !header) throw new Error(messages.headerNotCompiled(log.slice(0, 500)));
  // Without space it is made again next time.
  await cache.put(address, new Response(header as Uint8Array<ArrayBuffer>)).catch(() => {});
  return header;
}
