import { commonErrors, doorErrors, type Call, type ErrorCase, type Method } from './contract/call';
import { allCalls } from './contract/tables/all-calls';
import { failureEnvelope } from './contract/envelope';
import { z } from './contract/zod';

type JsonObject = { [key: string]: unknown };

interface DocumentOptions {
  version: string;
  /** Base of the calls, such as `/api/v1`. */
  serverUrl: string;
}

export function openApiDocument({ version, serverUrl }: DocumentOptions) {
  const paths: { [path: string]: { [method: string]: JsonObject } } = {};
  for (const [name, call] of Object.entries<Call>(allCalls)) {
    const operations = (paths[call.path] ??= {});
    for (const method of call.methods) operations[method.toLowerCase()] = operation(name, call, method);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version,
      description:
        'Success: `{"data"}`, where a non-null `err` beside it is a soft failure. Failure: `Failure`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchema(failureEnvelope, 'output') },
    },
  };
}

/** An empty one of several says that the call can be made without. */
const security = { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] };

function operation(name: string, call: Call, method: Method): JsonObject {
  const { params, query, headers, body } = call.request;
  const isOwn = method === call.methods[0];
  return {
    operationId: isOwn ? name : `${name}_${method.toLowerCase()}`,
    summary: call.summary,
    security: security[call.auth],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
    ],
    ...requestBody(call, body),
    responses: {
      200: call.binaryAnswer ? bytes : success(call.data),
      ...failureAnswers([...call.errors, ...commonErrors, ...doorErrors]),
    },
  };
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody({ rawBody }: Call, schema: z.ZodType | undefined): JsonObject {
  if (rawBody) return content({ 'application/json': { schema: { type: 'object' } } });
  if (!schema) return {};
  const isRequired = !schema.safeParse(undefined).success;
  return content({ 'application/json': { schema: jsonSchema(schema, 'input') } }, isRequired);
}

const content = (kinds: JsonObject, required = true): JsonObject => ({
  requestBody: { required, content: kinds },
});

const bytes = {
  description: 'Success',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

function success(data: z.ZodType): JsonObject {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: jsonSchema(data, 'output'), err: {} },
  };
  return { description: 'Success', content: { 'application/json': { schema } } };
}

function failureAnswers(cases: readonly ErrorCase[]): { [status: string]: JsonObject } {
  const statuses = [...new Set(cases.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const those = cases.filter((one) => one.status === status);
      return [
        String(status),
        {
          description: those.map(({ code, when }) => `\`${code}\`: ${when}`).join('; '),
          content: {
            'application/json': {
              schema: {
                allOf: [
                  { $ref: '#/components/schemas/Failure' },
                  { properties: { code: { enum: those.map(({ code }) => code) } } },
                ],
              },
            },
          },
        },
      ];
    }),
  );
}

/** A schema in JSON Schema 2020-12, the dialect of OpenAPI 3.1. Answers may grow further keys. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const document: JsonObject = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  delete document.$schema;
  return document;
}
