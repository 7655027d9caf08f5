import { failures, type Call } from '@/lib/api/contract/call';
import { fieldErrors } from '@/lib/api/contract/field-errors';
import { controlCharacters } from '../base/control-characters';
import { ApiFailure } from '../base/failure';
import { readJson } from '../base/read-json';

/**
 * The parts of a request that its call names, checked and normalised.
 *
 * @throws ApiFailure 422 with what is wrong with each field; those of {@link readJson}
 */
export async function parseRequest(
  { request: schemas }: Call,
  request: Request,
  params: Record<string, string>,
): Promise<unknown> {
  const mayLack = schemas.body?.safeParse(undefined).success === true;
  const given: Record<keyof Call['request'], () => unknown> = {
    params: () => params,
    query: () => Object.fromEntries(new URL(request.url).searchParams),
    headers: () => Object.fromEntries(request.headers),
    // A body that may be left out comes without a type as well.
    body: () => (mayLack && request.headers.get('content-type') === null ? undefined : readJson(request)),
  };
  const parts: Partial<Record<keyof Call['request'], unknown>> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = schemas[part];
    if (!schema) continue;
    const result = schema.safeParse(await given[part]());
    const fields = result.success ? controlCharacters(result.data) : fieldErrors(result.error);
    if (Object.keys(fields).length > 0) throw new ApiFailure(failures.invalid, { fields });
    parts[part] = result.data;
  }
  return parts;
}
