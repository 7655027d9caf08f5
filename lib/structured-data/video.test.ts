import { describe, expect, it } from 'vitest';
import { problemsIn } from '@/tests/support/structured-data/problems';
import { videoData } from './video';

const site = 'https://site.example';
const page = { site, url: `${site}/de/courses/lesson`, name: 'Lesson', description: 'What it is' };
const shown = {
  text: 'Lesson What it is',
  html: '',
  url: page.url,
  site,
  lang: 'de',
  addresses: new Set<string>(),
};

describe('videoData', () => {
  it('tells of a file of the site, with its length in minutes and seconds', () => {
    const data = videoData(page, { src: '/videos/a.mp4', poster: '/videos/a.jpg', seconds: 83.2 });
    expect(data).toMatchObject({
      contentUrl: `${site}/videos/a.mp4`,
      thumbnailUrl: `${site}/videos/a.jpg`,
      duration: 'PT1M23S',
      inLanguage: 'en',
      isPartOf: { '@id': `${page.url}#lesson` },
    });
    expect(data).not.toHaveProperty('embedUrl');
    expect(problemsIn(data, shown)).toEqual([]);
  });

  it('tells of the player where the video is on YouTube', () => {
    const data = videoData(page, { kind: 'youtube', id: 'abc', seconds: 59.6 });
    expect(data).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/abc',
      duration: 'PT1M0S',
    });
    expect(data).not.toHaveProperty('contentUrl');
    expect(data).toMatchObject({ thumbnailUrl: 'https://i.ytimg.com/vi/abc/hqdefault.jpg' });
    expect(problemsIn(data, shown)).toEqual([]);
  });

  it('was uploaded on a day with a time zone, as Google recommends', () => {
    const data = videoData(page, { src: '/a.mp4', poster: '/a.jpg', seconds: 45 });
    expect(data).toMatchObject({ uploadDate: '2025-03-01T00:00:00Z', duration: 'PT45S' });
    expect(data).not.toHaveProperty('dateModified');
  });

  it('says when it last changed: what it tells of can be younger than its upload', () => {
    const video = { src: '/a.mp4', poster: '/a.jpg', seconds: 45 };
    const data = videoData({ ...page, modified: '2026-11-22' }, video);
    expect(data).toMatchObject({ dateModified: '2026-11-22T00:00:00Z' });
    expect(problemsIn(data, shown)).toEqual([]);
  });
});
