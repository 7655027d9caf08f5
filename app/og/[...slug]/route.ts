import { articlePicture } from '@/lib/articles/pictures';
import { ogImagePath } from '@/lib/routes/picture-path';
import { drawPicture } from '../../../lib/og/picture';
import { createSharedWork } from '../../../lib/og/shared-work';
import { ogText, type OgText } from '@/lib/routes/picture-text';

const pictures = createSharedWork<Buffer>();

const soonForgotten = { 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/**
 * The picture of a page for shared links: a PNG of 1200 by 630 px at `/og/<locale>/<page or lesson>.png?v=<version>`, the address
 * that the page names. Another version, or anything else in the query, leads there without anything being drawn; anything else is
 * a 404. So there are as many pictures as pages, and each is drawn once (600 at 40 kB).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string[] }> },
): Promise<Response> {
  const text = await textOf((await params).slug);
  if (text === undefined) {
    return new Response('Not found', {
      status: 404,
      headers: { 'Content-Type': 'text/plain', ...soonForgotten },
    });
  }
  const address = ogImagePath(text);
  const { pathname, search } = new URL(request.url);
  if (pathname + search !== address) {
    return new Response(null, { status: 307, headers: { Location: address, ...soonForgotten } });
  }
  const picture = await pictures.get(address, () => drawPicture(text));
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, s-maxage=31536000' },
  });
}

async function textOf([locale, ...file]: readonly string[]): Promise<OgText | undefined> {
  const name = /^(.+)\.png$/.exec(file.join('/'))?.[1];
  if (locale === undefined || name === undefined) return undefined;
  return (await ogText(locale, name)) ?? articlePicture(locale, name);
}
