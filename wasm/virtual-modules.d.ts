declare module 'virtual:runtime-manifest' {
  interface ManifestFile {
    name: string;
    bytes: number;
    sha256: string;
    contentType: string;
    /** A program can start without it. */
    isLater: boolean;
  }
  interface ManifestGroup {
    base: string;
    files: ManifestFile[];
  }
  export const manifest: Record<'python' | 'javascript', ManifestGroup>;
}

declare module 'virtual:node-prelude' {
  /** Script text that evaluates to the function which furnishes a QuickJS global scope like Node's. */
  export const prelude: string;
}
