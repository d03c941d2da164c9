import type { FastifyReply } from 'fastify';

/** A response that sets its own headers. */
export abstract class RawAnswer {
  abstract send(reply: FastifyReply): FastifyReply;
}

/** An immutable file instead of JSON. */
export class FileAnswer extends RawAnswer {
  readonly bytes: Buffer;
  readonly mediaType: string;

  constructor(bytes: Buffer, mediaType: string) {
    super();
    this.bytes = bytes;
    this.mediaType = mediaType;
  }

  /** Content from users: no sniffing, no scripts. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(this.bytes);
  }
}

/** A file for one person, made on request. */
export class DownloadAnswer extends RawAnswer {
  private readonly bytes: Buffer;
  private readonly mediaType: string;
  private readonly name: string;

  constructor(bytes: Buffer, mediaType: string, name: string) {
    super();
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.name = name;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type(this.mediaType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${this.name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(this.bytes);
  }
}
