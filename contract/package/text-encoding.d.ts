/** Every runtime has it, but the contract's `lib` declares no runtime. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}
declare function btoa(binary: string): string;
declare function atob(base64: string): string;
