import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIV3_1 } from 'openapi-types';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Endpoint, type EndpointName, endpoints } from '../../../../contract/endpoints';
import { errorCodes } from '../../../../contract/errors';
import { readConfig } from '../../config';
import type { Database } from '../../database/open';
import type { Identity } from '../../identity/identity';
import { createHttpApp } from '../app';

const names = Object.keys(endpoints) as EndpointName[];
let app: Awaited<ReturnType<typeof createHttpApp>>;
let document: OpenAPIV3_1.Document;
const operations = new Map<string, OpenAPIV3_1.OperationObject>();

beforeAll(async () => {
  app = await createHttpApp({
    config: readConfig({ CODEFERRY_ROOT: '/nonexistent' }, '/', 1),
    log: pino({ level: 'silent' }),
    draining: new AbortController().signal,
    services: {
      db: {} as Database,
      identity: {} as Identity,
      notifications: { subscribe: () => () => undefined },
    },
    modules: (api) => {
      for (const name of names) api.on(name, () => ({}) as never);
    },
  });
  document = (await app.inject('/api/openapi.json')).json();
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of [item?.get, item?.post])
      if (operation?.operationId) operations.set(operation.operationId, operation);
  }
});
afterAll(() => app.close());

const operationOf = (name: string): OpenAPIV3_1.OperationObject => {
  const operation = operations.get(name);
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
};

test('the document is valid OpenAPI 3.1 and has every call once', async () => {
  const result = await new Validator().validate(structuredClone(document) as never);
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  for (const name of names) operationOf(name);
  expect(operations.size).toBe(names.length + 3);
});

const contentOf = ({ responses }: OpenAPIV3_1.OperationObject): object | undefined =>
  (responses?.['200'] as OpenAPIV3_1.ResponseObject | undefined)?.content;

const jsonOf = (content: object | undefined): OpenAPIV3_1.MediaTypeObject =>
  Object.values(content ?? {})[0] ?? {};

/** A parser that drops or changes fields would show an example that is not an answer. */
function expectExact(schema: z.ZodMiniType, example: unknown): void {
  const result = schema.safeParse(example);
  expect(result.error?.issues ?? []).toEqual([]);
  expect(result.data).toEqual(example);
}

test.each(names)('%s: the examples of request and answer match their schemas', (name) => {
  const { params, query, body, response }: Endpoint = endpoints[name];
  const { parameters = [], requestBody } = operationOf(name);
  const inPlace = (place: string) =>
    Object.fromEntries(
      (parameters as OpenAPIV3_1.ParameterObject[])
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, parameter.example]),
    );
  if (params) expect(params.safeParse(inPlace('path')).error?.issues ?? []).toEqual([]);
  if (query) expect(query.safeParse(inPlace('query')).error?.issues ?? []).toEqual([]);
  if (body) {
    const examples = Object.values(
      jsonOf((requestBody as OpenAPIV3_1.RequestBodyObject).content).examples ?? {},
    );
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(body.safeParse((example as { value: unknown }).value).error?.issues ?? []).toEqual([]);
  }
  const answer = jsonOf(contentOf(operationOf(name)));
  if (answer.schema) expectExact(response, answer.example);
});

test('a call that says nothing about its answer has the type of a file or of another specification', () => {
  const without = names.filter((name) => !jsonOf(contentOf(operationOf(name))).schema);
  expect(without.filter((name) => !/^ccs|^avatarGet$|ImageGet$/.test(name))).toEqual([]);
});

test('each call lists its errors with an example, and the introduction lists all errors', () => {
  const { responses, parameters, security } = operationOf('codeSubmit');
  expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['400', '401', '404', '429', '503']));
  expect(responses?.['422']).toMatchObject({
    description: expect.stringContaining('KEY_REUSED'),
    content: { 'application/json': { examples: { KEY_REUSED: expect.anything() } } },
  });
  expect(security).toEqual([{}, { bearer: [] }]);
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }));
  for (const code of errorCodes) {
    expect(document.info.description).toContain(`| ${code} |`);
    expect(document.components?.examples?.[code]).toMatchObject({ value: { errorCode: code } });
  }
});

test('the page loads only files of this server', async () => {
  const page = await app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  // The policy refuses inline scripts.
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).not.toMatch(/^(https?:)?\/\//);
    const { pathname } = new URL(file, 'http://localhost/api/docs');
    expect((await app.inject(pathname)).statusCode, pathname).toBe(200);
  }
  const start = await app.inject('/api/docs/static/swagger-initializer.js');
  expect(start.body).not.toContain('validator.swagger.io');
  expect((await app.inject('/api/docs/json')).json()).toEqual(document);
  const yaml = await app.inject('/api/docs/yaml');
  expect(yaml.headers['content-type']).toContain('application/yaml');
  expect(yaml.json()).toEqual(document);
  const packed = await app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'gzip' } });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(document);
});
