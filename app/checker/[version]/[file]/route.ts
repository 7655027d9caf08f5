import { checkerVersion } from '@/lib/checker/address';
import { checkerFile } from '../../files';

/** Bytes that are handed over at once: as many are held for whoever reads slowly, and no copy of 8 MB. */
const pieceLength = 64 * 1024;

/**
 * The built-in checker for browsers, at `/checker/<version>/<file>`. An address never answers anything else, so browsers and caches in front
 * keep it for a year; one of another version is none, nor is one with a query: a cache would keep 8 MB for each.
 */
export async function GET(
  { url }: Request,
  { params }: RouteContext<'/checker/[version]/[file]'>,
): Promise<Response> {
  const { version, file } = await params;
  const isKnown = version === checkerVersion && !url.includes('?');
  const found = isKnown ? await checkerFile(file) : undefined;
  if (!found) {
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0, s-maxage=60' };
    return new Response('Not found', { status: 404, headers });
  }
  return new Response(piecesOf(found.content), {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Next drops the header of this meaning.
      'X-File-Length': String(found.content.length),
    },
  });
}

function piecesOf(content: Buffer): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(content.subarray(at, at + pieceLength)));
      at += pieceLength;
      if (at >= content.length) controller.close();
    },
  });
}
