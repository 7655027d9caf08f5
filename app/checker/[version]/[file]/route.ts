import { checkerVersion } from '@/lib/checker/address';
import { checkerFile } from '../../files';

/**
 * The built-in checker for browsers, at `/checker/<version>/<file>`. An address never answers anything else, so browsers and caches in front
 * keep it for a year; one of another version is none.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/checker/[version]/[file]'>,
): Promise<Response> {
  const { version, file } = await params;
  const found = version === checkerVersion ? await checkerFile(file) : undefined;
  if (!found) {
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0, s-maxage=60' };
    return new Response('Not found', { status: 404, headers });
  }
  return new Response(new Uint8Array(found.content), {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Next drops the header of this meaning.
      'X-File-Length': String(found.content.length),
    },
  });
}
