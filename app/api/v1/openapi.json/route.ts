import { openApiDocument } from '@/lib/api/openapi';
import { version } from '@/package.json';

export const dynamic = 'force-static';

/** The contract as an OpenAPI document, made of the same schemas that client and embedded API check by. */
export function GET(): Response {
  return Response.json(openApiDocument({ version, serverUrl: '/api/v1' }));
}
