import type { OpenAPIV3_1 } from 'openapi-types';
import { describeCall } from '../../../../contract/call-summaries';
import { type Endpoint, type EndpointName, endpoints } from '../../../../contract/endpoints';
import { describeError, type ErrorCode, errorCodes } from '../../../../contract/errors';
import { allPayloads } from '../../../../contract/fixtures/all-payloads';
import { idValue, parameterValues } from './example-values';
import { type JsonSchema, makeExample } from './make-example';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;
type Parameter = OpenAPIV3_1.ParameterObject;
type Response = OpenAPIV3_1.ResponseObject;

/** Every call can answer these. */
const always: readonly ErrorCode[] = ['VALIDATION', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

/** Adds what the schemas alone do not say: groups, summaries, sign-in, keys, errors, and an example for each part. */
export function completeDocument(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post'] as const) {
      const operation = item?.[method];
      const name = operation?.operationId;
      if (!operation || name === undefined || !(name in endpoints)) continue;
      const complete = completeOperation(name as EndpointName, operation as Operation, path);
      // The package's types mix those of 3.0 and 3.1.
      item[method] = complete as typeof operation;
    }
  }
  const components = {
    ...document.components,
    examples: Object.fromEntries(errorCodes.map((code) => [code, errorExample(code)])),
    schemas: { ...document.components?.schemas, Error: errorSchema },
  };
  return shorten({ ...document, components }) as Document;
}

function completeOperation(name: EndpointName, operation: Operation, path: string): Operation {
  const endpoint: Endpoint = endpoints[name];
  const about = describeCall(name);
  return {
    ...operation,
    summary: about?.summary ?? name,
    description: aboutCall(endpoint),
    tags: [about?.group ?? 'Other'],
    security: securityOf(name, endpoint),
    parameters: [...parametersOf(name, operation), ...keyParameter(endpoint)],
    ...(operation.requestBody && { requestBody: bodyOf(name, endpoint, operation.requestBody) }),
    responses: responsesOf(endpoint, operation.responses, path),
  };
}

const signIn = {
  none: 'Needs no sign-in.',
  optional: 'Sign-in is optional.',
  required: 'Needs sign-in.',
};
const use = {
  cached: 'Apps keep the answer for use without a network.',
  queued: 'Apps store this call in their outbox and send it when there is a network.',
  online: '',
};
const aboutCall = ({ auth, offline }: Endpoint) => `${signIn[auth]} ${use[offline]}`.trim();

function securityOf(name: string, { auth }: Endpoint): OpenAPIV3_1.SecurityRequirementObject[] {
  if (auth === 'none') return [];
  const schemes: OpenAPIV3_1.SecurityRequirementObject[] = [{ bearer: [] }];
  if (name.startsWith('ccs')) schemes.push({ basic: [] });
  return auth === 'optional' ? [{}, ...schemes] : schemes;
}

function parametersOf(name: string, { parameters = [] }: Operation): Parameter[] {
  // A record of any names, such as the filters of the Contest API, has no parameters of its own.
  const named = (parameters as Parameter[]).filter(({ schema }) => typeof schema === 'object');
  return named.map((parameter) => ({
    ...parameter,
    example:
      parameterValues[name]?.[parameter.name] ??
      makeExample(parameter.schema as JsonSchema, 'required', parameter.name),
  }));
}

const takesKey = ({ errors }: Endpoint) => errors.includes('KEY_REUSED');

function keyParameter(endpoint: Endpoint): Parameter[] {
  if (!takesKey(endpoint)) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: endpoint.offline === 'queued',
      description: 'Made once for this piece of work, and the same for each retry.',
      schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
      example: idValue,
    },
  ];
}

function bodyOf(
  name: EndpointName,
  { encoding }: Endpoint,
  given: NonNullable<Operation['requestBody']>,
): OpenAPIV3_1.RequestBodyObject {
  const { content } = given as OpenAPIV3_1.RequestBodyObject;
  const schema = content['application/json']?.schema as JsonSchema;
  const json = { schema: schema as OpenAPIV3_1.SchemaObject, examples: bodyExamples(name, schema) };
  const form = {
    schema: {
      type: 'object' as const,
      properties: { json: { type: 'string' as const, description: 'The body as JSON, without its files.' } },
      required: ['json'],
      description: 'Files are parts with the name of their field.',
    },
    example: { json: JSON.stringify(Object.values(json.examples)[0]?.value) },
  };
  if (encoding === 'multipart') return { required: true, content: { 'multipart/form-data': json } };
  return {
    required: true,
    content: { 'application/json': json, ...(encoding === 'files' && { 'multipart/form-data': form }) },
  };
}

/** The contract's own valid bodies, or one with the required fields. */
function bodyExamples(
  name: EndpointName,
  schema: JsonSchema,
): Record<string, { summary: string; value: unknown }> {
  const valid = allPayloads.filter(({ call, faultAt }) => call === name && faultAt === undefined);
  const short = valid.filter(({ body }) => JSON.stringify(body).length < 4000);
  const found = short.map(({ title, body }) => [title, { summary: title, value: plain(body) }] as const);
  if (found.length > 0) return Object.fromEntries(found.slice(0, 5));
  const summary = 'required fields';
  return { [summary]: { summary, value: makeExample(schema, 'required') } };
}

/** As it travels. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function responsesOf(
  endpoint: Endpoint,
  given: Operation['responses'],
  path: string,
): Operation['responses'] {
  const success = given?.['200'] as Response | undefined;
  return { 200: successOf(endpoint, success, path), ...errorsOf(endpoint) };
}

function successOf(endpoint: Endpoint, given: Response | undefined, path: string): Response {
  const json = given?.content?.['application/json'];
  const schema = (json?.schema ?? {}) as JsonSchema;
  const headers = takesKey(endpoint) && {
    headers: {
      'idempotency-replayed': {
        description: '`true`: a repeat; this is the first answer.',
        schema: { type: 'string' as const, enum: ['true', 'false'] },
      },
    },
  };
  const isFile = schema.type === undefined && !schema.anyOf && !schema.oneOf && !schema.allOf;
  if (isFile) return { description: 'Success.', ...headers, content: fileContent(path) };
  const content = {
    'application/json': {
      schema: schema as OpenAPIV3_1.SchemaObject,
      example: makeExample(schema, 'all'),
    },
  };
  return { description: 'Success.', ...headers, content };
}

/** Answers whose content another specification defines, or a file. */
function fileContent(path: string): Response['content'] {
  if (path.endsWith('event-feed')) return { 'application/x-ndjson': {} };
  if (path.endsWith('package.zip') || path.endsWith('/files')) return { 'application/zip': {} };
  if (path.includes('avatars') || path.includes('images')) return { 'image/*': {} };
  return path.includes('/ccs') ? { 'application/json': {} } : { 'application/octet-stream': {} };
}

function errorsOf({ auth, errors }: Endpoint): Record<string, Response> {
  const ofToken: ErrorCode[] = auth === 'required' ? ['UNAUTHENTICATED', 'TOKEN_INVALID'] : [];
  const codes = [...new Set([...errors, ...ofToken, ...always])];
  const statuses = [...new Set(codes.map((code) => describeError(code).status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      errorResponse(
        status,
        codes.filter((code) => describeError(code).status === status),
      ),
    ]),
  );
}

function errorResponse(status: number, codes: readonly ErrorCode[]): Response {
  return {
    description: codes.join(', '),
    ...((status === 429 || status === 503) && {
      headers: { 'retry-after': { description: 'Seconds.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

const errorExample = (code: ErrorCode) => {
  const { error, message } = describeError(code);
  const fields = code === 'VALIDATION' && { fields: [{ path: 'title', message: 'Title is required' }] };
  return { value: { error, message, errorCode: code, ...fields } };
};

const errorSchema: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A heading, for people.' },
    message: { type: 'string', description: 'One or two sentences, for people.' },
    errorCode: { type: 'string', enum: errorCodes, description: 'For programs.' },
    fields: {
      type: 'array',
      description: 'With VALIDATION: what is wrong, with its dotted path.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['error', 'message', 'errorCode'],
};

/** The formats say the same as these long patterns. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const { format, pattern } = value as { format?: unknown; pattern?: unknown };
  const isFormat = ['date-time', 'uuid', 'date'].includes(String(format)) && typeof pattern === 'string';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isFormat && name === 'pattern'))
      .map(([name, inner]) => [name, shorten(inner)]),
  );
}
