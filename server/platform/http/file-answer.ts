import type { FastifyReply } from 'fastify';

/** An answer that is a file and no JSON, under an address whose content never changes. */
export class FileAnswer {
  readonly bytes: Buffer;
  readonly mediaType: string;

  constructor(bytes: Buffer, mediaType: string) {
    this.bytes = bytes;
    this.mediaType = mediaType;
  }

  /** Whatever is in it, it is nothing but what its type says, and on its own it may do nothing. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(this.bytes);
  }
}
