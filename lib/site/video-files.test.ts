import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { courses } from '@/lib/site/courses';
import { cueTexts, saidIn } from '@/lib/site/video-texts';
import { videoFile, videoOf } from '@/lib/site/videos';
import file from '../../content/videos.json';
import { hashOf, length } from '../../tools/media/videos/cues.mjs';
import { bytes } from '../../tools/media/videos/film.mjs';

const films = courses.flatMap((course) => {
  const video = videoOf(course.key);
  return video?.kind === 'file' ? [{ ...course, video }] : [];
});

it('every lesson has a video', () => {
  expect(courses.filter(({ key }) => videoOf(key) === undefined).map(({ key }) => key)).toEqual([]);
});

describe.each(films)('the film of $key', ({ key, slug, video }) => {
  it('is there, with its poster, and light', () => {
    for (const [address, limit] of [
      [video.src, bytes.video],
      [video.poster, bytes.poster],
    ] as const) {
      expect(path.parse(address).name).toBe(slug);
      const found = path.join('public', address);
      expect(existsSync(found), `${found}: run npm run videos`).toBe(true);
      expect(statSync(found).size, found).toBeLessThanOrEqual(limit);
    }
  });

  it('lasts as long as its cues', () => {
    expect(video.seconds).toBeGreaterThanOrEqual(length.min);
    expect(video.seconds).toBeLessThanOrEqual(length.max);
    expect(video.cues[0]?.start).toBe(0);
    expect(video.cues.at(-1)?.end).toBe(video.seconds);
  });

  it('says what the English texts say', async () => {
    const texts = await cueTexts('en', key);
    const spoken = hashOf(video.cues.map((cue) => saidIn(texts[cue.key])));
    expect(spoken, `A text that the video of ${key} says has changed: run npm run videos`).toBe(video.spoken);
  });

  it.each(locales)('has captions in %s that are texts and nothing else', async (locale) => {
    const texts = await cueTexts(locale, key);
    for (const cue of video.cues) expect(saidIn(texts[cue.key]), cue.key).toMatch(/^[^<>{}]+$/);
  });
});

describe('content/videos.json', () => {
  const [film] = Object.values(file);
  const youtube = { kind: 'youtube', id: 'dQw4w9WgXcQ', seconds: 212 };

  it('may name a video of YouTube instead', () => {
    expect(videoFile.safeParse({ readAloud: youtube }).success).toBe(true);
    expect(videoFile.safeParse({ readAloud: { ...youtube, poster: '/videos/read-aloud.jpg' } }).success).toBe(
      true,
    );
  });

  it.each([
    ['no lesson', { nope: film }],
    [
      'an address of YouTube in place of the id',
      { readAloud: { ...youtube, id: 'https://youtu.be/dQw4w9WgXcQ' } },
    ],
    ['a file elsewhere', { readAloud: { ...film, src: 'https://example.com/a.mp4' } }],
    [
      'a text that no lesson has',
      { readAloud: { ...film, cues: [{ key: 'method.6.text', start: 0, end: 70 }] } },
    ],
    [
      'cues that overlap',
      {
        readAloud: {
          ...film,
          cues: [
            { key: 'name', start: 0, end: 3 },
            { key: 'lead', start: 2, end: 70 },
          ],
        },
      },
    ],
    ['a film that is too long', { readAloud: { ...film, seconds: 121 } }],
  ])('refuses %s', (_, rows) => {
    expect(videoFile.safeParse(rows).success).toBe(false);
  });
});
