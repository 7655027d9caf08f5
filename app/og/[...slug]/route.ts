import { drawPicture } from '../../../lib/og/picture';
import { createSharedWork } from '../../../lib/og/shared-work';
import { ogText } from '../../../lib/og/text';

const pictures = createSharedWork<Buffer>({ keep: 64, concurrent: 2 });

/**
 * The picture of a page for shared links: `/og/<locale>/<page or lesson>.png`, a PNG of 1200 by 630 px; anything else is a 404.
 * The query is ignored: its `v` only tells caches that the text has changed.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string[] }> },
): Promise<Response> {
  const [locale, file, ...rest] = (await params).slug;
  const id = /^(\w+)\.png$/.exec(file ?? '')?.[1];
  const text =
    locale === undefined || id === undefined || rest.length > 0 ? undefined : await ogText(locale, id);
  if (text === undefined) {
    return new Response('Not found', {
      status: 404,
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    });
  }
  const picture = await pictures.get(`${locale}/${id}`, () => drawPicture(text));
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, s-maxage=31536000' },
  });
}
