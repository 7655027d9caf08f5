import { maxBodyBytes } from '@/lib/api/body-limit';
import { doorFailure } from './failure';

/**
 * The body as JSON, not yet checked.
 *
 * @throws ApiFailure 415 for another content type, 413 above 64 kB, 400 for what is not JSON in UTF-8
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw doorFailure('bad_content_type');
  const bytes = await readBytes(request, maxBodyBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw doorFailure('bad_json');
  }
}

/**
 * The body as it came. Stops reading at the limit: a declared length may be missing or a lie.
 *
 * @throws ApiFailure 413 above `maxBytes`; 400 where whoever sends it breaks off, which is no failure of ours
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw doorFailure('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw doorFailure('bad_json');
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw doorFailure('too_large');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
