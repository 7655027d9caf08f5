// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { VideoPlayer } from './video-player.island';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const film = { src: '/videos/a.mp4', poster: '/videos/a.jpg', captions: 'a' };

const openedAt = (pathname: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: new URL(pathname, window.location.href).href } as PerformanceEntry]);

async function play(source: Parameters<typeof VideoPlayer>[0]['source']) {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(
    <VideoPlayer source={source} locale="pt" play="Play" label="The video">
      1:37
    </VideoPlayer>,
  );
  expect(document.querySelector('video, iframe, track')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
}

it('becomes the film, which plays, with captions in every language and those of the page shown', async () => {
  await play(film);
  const video = screen.getByLabelText('The video');
  expect(video.getAttribute('src')).toBe('/videos/a.mp4');
  expect(video.getAttribute('preload')).toBe('none');
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(
    locales.map((locale) => `/captions/${locale}/a.vtt`),
  );
  expect(tracks.filter((track) => track.hasAttribute('default')).map((track) => track.srclang)).toEqual([
    'pt-BR',
  ]);
});

it('becomes a frame of the host that stores nothing before', async () => {
  openedAt(window.location.pathname);
  await play({ youtube: 'dQw4w9WgXcQ' });
  expect(screen.getByTitle('The video').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
});

it('asks for a document of its own before YouTube, which the policy of another page does not let in', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  openedAt('/courses');
  await play({ youtube: 'abc' });
  expect(reload).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
});
