import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { callSummaries } from '../../../../contract/call-summaries';
import type { Config } from '../../config';
import { completeDocument } from './complete-document';
import { identityPaths } from './identity-paths';
import { introduction } from './introduction';

declare module 'fastify' {
  interface FastifyContextConfig {
    describesApi?: true;
  }
}

export const documentationFolder = '/api/docs';

/** Serves `GET /api/openapi.json`, and a page for it at `/api/docs`. Call it before the routes are registered. */
export async function describeApi(
  scope: FastifyInstance,
  { limits, firebase }: Pick<Config, 'limits' | 'firebase'>,
): Promise<void> {
  const accounts = firebase ? 'firebase' : 'local';
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Codeferry API',
        version: '1',
        description: introduction({ limits, accounts }),
      },
      tags: ['Signing in', ...Object.keys(callSummaries)].map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The ID token of a session.' },
          basic: { type: 'http', scheme: 'basic', description: 'Only for the Contest API.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  let document: OpenAPIV3_1.Document | undefined;
  const read = () => {
    document ??= withIdentity(
      completeDocument(scope.swagger() as unknown as OpenAPIV3_1.Document),
      accounts === 'local',
    );
    return document;
  };
  scope.get('/openapi.json', { schema: { hide: true }, config: { describesApi: true } }, read);
  await scope.register(swaggerUi, {
    routePrefix: '/docs',
    // For the page's address without a slash at its end.
    indexPrefix: '/api',
    theme: {
      title: 'Codeferry API',
      css: [{ filename: 'codeferry.css', content: pageStyle }],
      js: [{ filename: 'codeferry.js', content: phoneWidth }],
    },
    uiConfig: {
      // The default asks a server on the internet whether the document is valid.
      validatorUrl: null,
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      deepLinking: true,
      displayRequestDuration: true,
      filter: true,
      persistAuthorization: false,
    },
    // JSON is YAML too. The package would write YAML for each request, and block the server for seconds.
    uiHooks: {
      preHandler: async (request, reply) => {
        if (request.routeOptions.url !== `${documentationFolder}/yaml`) return;
        return reply.type('application/yaml').send(JSON.stringify(read(), null, 1));
      },
    },
    transformSpecificationClone: false,
    transformSpecification: () => read() as unknown as Record<string, unknown>,
  });
}

/** The page of the package has no viewport, so phones would show it as wide as a desktop. */
const phoneWidth = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
document.documentElement.lang = 'en';`;

const pageStyle = `
.swagger-ui .topbar { display: none; }
.swagger-ui .info code, .swagger-ui .opblock-summary-path { overflow-wrap: anywhere; }
.swagger-ui .info table { display: block; overflow: auto; max-height: 24rem; }
.swagger-ui .info table td { vertical-align: top; padding: 2px 12px 2px 0; }`;

function withIdentity(document: OpenAPIV3_1.Document, isLocal: boolean): OpenAPIV3_1.Document {
  return isLocal ? { ...document, paths: { ...identityPaths, ...document.paths } } : document;
}
