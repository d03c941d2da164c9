import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { reportLimits } from '../../../contract/limits';

/** A form has few fields and one picture; whatever else somebody sends ends the request early. */
const limits = {
  fields: 20,
  fieldSize: 64 * 1024,
  files: 1,
  fileSize: reportLimits.screenshotBytesMax,
  parts: 21,
  headerPairs: 20,
};

/** The largest body that these limits let in, with what stands between the parts. */
export const multipartBodyBytesMax = reportLimits.screenshotBytesMax + 256 * 1024;

/** Lets the routes of `scope` take multipart bodies: fields arrive as text, a file as its bytes, under their names. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { attachFieldsToBody: 'keyValues', throwFileSizeLimit: true, limits });
}
