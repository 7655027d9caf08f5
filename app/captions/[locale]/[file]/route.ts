import { notFound } from 'next/navigation';
import { drawnLocales } from '@/lib/routes/drawn-locales';
import { localeTable } from '@/lib/i18n/locale-table';
import { isLocale } from '@/lib/i18n/locales';
import { captionsOf, webVtt } from '@/lib/site/captions';
import { courses } from '@/lib/site/courses';
import { cueTexts, saidIn } from '@/lib/site/video-texts';
import { videoOf } from '@/lib/site/videos';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ending = '.vtt';

/** As long as pages are: Next would let caches in front keep a caption for a year, and a mended translation with it. */
const headers = {
  'Content-Type': 'text/vtt; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=86400',
};

export function generateStaticParams() {
  const filmed = courses.filter(({ key }) => videoOf(key)?.kind === 'file');
  return drawnLocales().flatMap((locale) => filmed.map(({ slug }) => ({ locale, file: `${slug}${ending}` })));
}

/** What a lesson's video says, at `/captions/<locale>/<lesson>.vtt`: the lesson's own texts at the times at which they are said. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
): Promise<Response> {
  const { locale, file } = await params;
  const course = courses.find(({ slug }) => `${slug}${ending}` === file);
  if (!isLocale(locale) || course === undefined) return notFound();
  const video = videoOf(course.key);
  if (video?.kind !== 'file') return notFound();
  const texts = await cueTexts(locale, course.key);
  const { lang } = localeTable[locale];
  const captions = video.cues.flatMap((cue) => captionsOf(saidIn(texts[cue.key]), cue, lang));
  return new Response(webVtt(captions), { headers });
}
