import { afterEach, expect, it, vi } from 'vitest';
import { askForPosts } from './refresh-blog-links';

afterEach(() => vi.unstubAllGlobals());

const post = (path: string) => ({ name: path, path });

function answering(posts: unknown, pages: readonly string[] | number, known = '') {
  const fetch = vi.fn((address: string) =>
    Promise.resolve(
      address.startsWith('/feeds/')
        ? typeof pages === 'number'
          ? new Response('', { status: pages })
          : Response.json(pages)
        : Response.json({ data: posts }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  return askForPosts({
    locale: 'de',
    signal: AbortSignal.timeout(1000),
    preview: true,
    known,
  });
}

it('lists posts that have a page here', async () => {
  const posts = [post('skills/one'), post('theirs/only'), post('scores/two')];
  expect(await answering(posts, ['skills/one', 'scores/two'])).toEqual([
    post('skills/one'),
    post('scores/two'),
  ]);
});

it('leaves the list of the page where no post has one, or where that cannot be known', async () => {
  expect(await answering([post('theirs/only')], ['skills/one'])).toBeUndefined();
  expect(await answering([post('skills/one')], 503)).toBeUndefined();
});

it('asks which posts have pages only when there is one that the page does not list', async () => {
  const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address).split('?')[0]);
  expect(await answering([post('scores/two')], 503, 'skills/one scores/two')).toEqual([post('scores/two')]);
  expect(asked()).not.toContain('/feeds/de.json');
  expect(await answering([post('scores/two'), post('skills/new')], ['skills/new'], 'scores/two')).toEqual([
    post('skills/new'),
  ]);
  expect(asked()).toContain('/feeds/de.json');
});
