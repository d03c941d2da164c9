export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

export const bytesOfBase64 = (data: string): Uint8Array =>
  Uint8Array.from(atob(data), (symbol) => symbol.charCodeAt(0));
