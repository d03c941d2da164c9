import type { OpenAPIV3_1 } from 'openapi-types';

type Operation = OpenAPIV3_1.OperationObject;

const text = { type: 'string' } as const;
const session = {
  localId: '7d5f0a3c1b2e4c6d8e9f0a1b2c3d',
  email: 'ada@example.org',
  idToken: 'eyJhbGciOiJFUzI1NiJ9…',
  refreshToken: 'c2Vzc2lvbi1hbmQtZ2VuZXJhdGlvbg',
  expiresIn: '3600',
};
const credentials = { email: 'ada@example.org', password: 'secret-1', returnSecureToken: true };

const objectOf = (example: object, optional: readonly string[] = []): OpenAPIV3_1.SchemaObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { type: 'boolean' } : text,
    ]),
  ),
  required: Object.keys(example).filter((name) => !optional.includes(name)),
});

const wireError = (message: string) => ({ error: { code: 400, message } });

function operation(
  operationId: string,
  summary: string,
  body: object,
  answer: object,
  refusals: readonly string[],
): Operation {
  return {
    operationId,
    summary,
    tags: ['Signing in'],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: objectOf(body, ['returnSecureToken']), example: body } },
    },
    responses: {
      200: {
        description: 'Signed in.',
        content: { 'application/json': { schema: objectOf(answer), example: answer } },
      },
      400: {
        description: `${refusals.join(', ')}. The error word is in \`error.message\`.`,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                error: {
                  type: 'object',
                  properties: { code: { type: 'integer' }, message: text },
                  required: ['code', 'message'],
                },
              },
              required: ['error'],
            },
            examples: Object.fromEntries(refusals.map((word) => [word, { value: wireError(word) }])),
          },
        },
      },
    },
  };
}

/** A part of the format of Google's Identity Toolkit. */
const paths: Record<string, { post: Operation }> = {
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': {
    post: operation('signInWithPassword', 'Sign in with email and password', credentials, session, [
      'INVALID_LOGIN_CREDENTIALS',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'USER_DISABLED',
    ]),
  },
  '/identitytoolkit.googleapis.com/v1/accounts:signUp': {
    post: operation('signUp', 'Create an account with email and password', credentials, session, [
      'EMAIL_EXISTS',
      'INVALID_EMAIL',
      'WEAK_PASSWORD',
    ]),
  },
  '/securetoken.googleapis.com/v1/token': {
    post: operation(
      'refreshToken',
      'Get a new ID token',
      { grant_type: 'refresh_token', refresh_token: session.refreshToken },
      {
        access_token: session.idToken,
        id_token: session.idToken,
        expires_in: '3600',
        token_type: 'Bearer',
        refresh_token: 'c2Vzc2lvbi1hbmQtbmV4dC1nZW5lcmF0aW9u',
        user_id: session.localId,
        project_id: 'codeferry-local',
      },
      ['INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED', 'USER_DISABLED'],
    ),
  },
};

/** How a program signs in to the accounts of this server. The package's types mix those of OpenAPI 3.0 and 3.1. */
export const identityPaths = paths as unknown as OpenAPIV3_1.PathsObject;
