import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    describesApi?: true;
  }
}

/** Serves `GET /api/openapi.json`. Call it before the routes are registered. */
export async function describeApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Codeferry', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  scope.get('/openapi.json', { schema: { hide: true }, config: { describesApi: true } }, () =>
    scope.swagger(),
  );
}
