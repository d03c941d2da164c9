import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import { reportLimits } from '../../../contract/limits';

/** A form has few fields and pictures; whatever else somebody sends ends the request early. */
const limits = {
  fields: 20,
  // A whole contest as JSON, with the addresses of all who may take part.
  fieldSize: 2 * 1024 * 1024,
  // A report's screenshot; a contest's logo and banner.
  files: 2,
  fileSize: reportLimits.screenshotBytesMax,
  parts: 22,
  headerPairs: 20,
};

/** The largest body, with what stands between the parts. */
export const multipartBodyBytesMax = reportLimits.screenshotBytesMax + 256 * 1024;

/** Lets the routes of `scope` take multipart bodies: fields arrive as text, a file as its bytes, under their names. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { attachFieldsToBody: 'keyValues', throwFileSizeLimit: true, limits });
}

/**
 * The body as the contract has it. Of a form with files it is what its part `json` says, with the files under their names.
 * Throws what the parser of JSON says.
 */
export function bodyOf({ encoding }: Pick<Endpoint, 'encoding'>, body: unknown): unknown {
  if (encoding !== 'files' || typeof body !== 'object' || body === null) return body;
  const { json, ...parts } = body as Record<string, unknown>;
  if (typeof json !== 'string') return body;
  const files = Object.entries(parts).filter(([, value]) => value instanceof Uint8Array);
  return { ...JSON.parse(json), ...Object.fromEntries(files) };
}
