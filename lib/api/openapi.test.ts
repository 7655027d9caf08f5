import { describe, expect, it } from 'vitest';
import type { Call } from './contract/call';
import { allCalls } from './contract/tables/all-calls';
import { z } from './contract/zod';
import { openApiDocument } from './openapi';

/** What OpenAPI 3.1 asks of the parts this document uses. */
const schemaObject = z.record(z.string(), z.unknown());
const media = z.strictObject({ 'application/json': z.strictObject({ schema: schemaObject }) });
const bytes = z.strictObject({ 'application/octet-stream': z.strictObject({ schema: schemaObject }) });
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  security: z.array(z.strictObject({ bearer: z.tuple([]).optional() })),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: schemaObject,
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: media }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: z.union([media, bytes]) }),
  ),
});
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({ bearer: schemaObject }),
    schemas: z.record(z.string(), schemaObject),
  }),
});

const text = JSON.stringify(openApiDocument({ version: '1.2.3', serverUrl: '/api/v1' }));
const document = openApi.parse(JSON.parse(text));
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('openApiDocument', () => {
  it('has every call with each of its methods', () => {
    for (const { path, methods } of Object.values<Call>(allCalls)) {
      for (const method of methods) expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
    expect(operations).toHaveLength(Object.values<Call>(allCalls).flatMap(({ methods }) => methods).length);
  });

  it('names each operation once', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('refers only to schemas it has', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Failure']));
    expect(document.components.schemas).toHaveProperty('Failure');
  });

  it('shows what a request may hold and what it must', () => {
    const { requestBody } = document.paths['/common/register']?.post ?? {};
    expect(requestBody?.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['email', 'password', 'nickname', 'ticket', 'type'],
      properties: {
        email: { format: 'email', maxLength: 254 },
        password: { minLength: 8, maxLength: 128 },
        type: { const: 'pc' },
      },
    });
    expect(requestBody?.required).toBe(true);
    // A proof is sent where one is asked for.
    expect(document.paths['/account/sessions']?.delete?.requestBody?.required).toBe(false);
    expect(document.paths['/stripe/payUrl']?.get?.parameters).toMatchObject([
      { name: 'vipId', in: 'query', required: true },
      { name: 'path', in: 'query', required: false, schema: { default: 'pricing' } },
      { name: 'isMobile', in: 'query', required: false, schema: { default: '0' } },
      { name: 'locale', in: 'header', required: false, schema: { default: 'en' } },
    ]);
    expect(document.paths['/common/article']?.get?.parameters.at(-1)).toMatchObject({
      name: 'locale',
      in: 'header',
    });
  });

  it('shows dates of answers as the embedded API writes them, and answers as open to further keys', () => {
    const content = document.paths['/userInfo']?.get?.responses['200']?.content;
    const user = content && 'application/json' in content && content['application/json'].schema;
    expect(user).toMatchObject({
      required: ['data'],
      properties: {
        data: {
          properties: { vipEndTime: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
        },
      },
    });
    expect(text).not.toContain('"additionalProperties":false');
  });

  it('shows who needs a token, and every documented error', () => {
    expect(document.paths['/userInfo']?.get?.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/common/vips']?.get?.security).toEqual([]);
    expect(document.paths['/common/visit']?.post?.security).toEqual([{}, { bearer: [] }]);
    const { responses } = document.paths['/common/register']?.post ?? {};
    expect(responses?.['409']?.description).toContain('email_taken');
    expect(responses?.['400']?.description).toMatch(/bad_ticket.*bad_json/);
    expect(responses?.['502']?.description).toContain('api_unreachable');
  });
});
