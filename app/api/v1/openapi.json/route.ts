import { openApiDocument } from '@/lib/api/openapi';

export const dynamic = 'force-static';

/** The version of the contract, which its address names; that of the software is nobody's business. */
const version = '1';

/** The contract as an OpenAPI document, made of the same schemas that client and embedded API check by. */
export function GET(): Response {
  return Response.json(openApiDocument({ version, serverUrl: '/api/v1' }));
}
