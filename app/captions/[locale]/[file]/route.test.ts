import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { courses } from '@/lib/site/courses';
import { cueTexts, saidIn } from '@/lib/site/video-texts';
import { videoOf } from '@/lib/site/videos';
import { GET, generateStaticParams } from './route';

const ask = (locale: string, file: string) =>
  GET(new Request('https://site.test/captions'), { params: Promise.resolve({ locale, file }) });

it('is a file for each film in each language', () => {
  const films = courses.filter(({ key }) => videoOf(key)?.kind === 'file');
  expect(generateStaticParams()).toHaveLength(films.length * locales.length);
});

it.each(locales)(
  'says in %s what every film says, as the lesson has it, in order and within its time',
  async (locale) => {
    for (const { key, slug } of courses) {
      const video = videoOf(key);
      if (video?.kind !== 'file') continue;
      const response = await ask(locale, `${slug}.vtt`);
      expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
      const [head, ...blocks] = (await response.text()).trimEnd().split('\n\n');
      expect(head).toBe('WEBVTT');
      const read = blocks.map((block) => block.split('\n'));
      const texts = await cueTexts(locale, key);
      const folded = (text: string) => text.replace(/\s/g, '').replaceAll('&amp;', '&');
      expect(folded(read.flatMap((lines) => lines.slice(1)).join(''))).toBe(
        folded(video.cues.map((cue) => saidIn(texts[cue.key])).join('')),
      );
      const times = read.flatMap(([time = '']) => time.split(' --> '));
      expect(times).toEqual(times.toSorted());
      const [minutes = 0, seconds = 0] = (times.at(-1) ?? '').split(':').map(Number);
      expect(minutes * 60 + seconds).toBeLessThanOrEqual(video.seconds);
      expect(read.every((lines) => lines.length <= 3)).toBe(true);
    }
  },
);

it.each([
  ['xx', 'det-interactive-writing.vtt'],
  ['en', 'nope.vtt'],
  ['en', 'det-interactive-writing'],
])('%s/%s is not there', async (locale, file) => {
  await expect(ask(locale, file)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
