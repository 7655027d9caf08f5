import { previewSize, type ListedPost } from '@/lib/routes/footer-posts';
import { loadApi } from '@/lib/session/api';
import { publicAnswer } from '@/lib/session/public-answer';

interface Wish {
  locale: string;
  signal: AbortSignal;
  /** The newest four alone (spec sections 7 and 9). */
  preview: boolean;
  /** The paths that the page lists already, and so have pages here, with a space between. */
  known: string;
}

/**
 * The posts of a language as the API has them, those of them that have a page here: an API of the reader's own may know others.
 * Undefined where it does not answer with a list of posts. Never throws.
 */
export async function askForPosts({
  locale,
  signal,
  preview,
  known,
}: Wish): Promise<ListedPost[] | undefined> {
  const query: Record<string, string> = preview
    ? { flag: '1', page: '1', pageSize: String(previewSize) }
    : { flag: '1' };
  try {
    const answer = await publicAnswer(`common/article?${new URLSearchParams(query).toString()}`, {
      signal,
      headers: { locale },
      encrypted: async () =>
        (await loadApi()).call(
          'article',
          { query: preview ? { page: '1', pageSize: String(previewSize) } : {} },
          { signal },
        ),
    });
    if (!Array.isArray(answer) || answer.length === 0 || !answer.every(isPost)) return undefined;
    const listed = new Set<unknown>(known.split(' '));
    const pages = answer.every(({ path }) => listed.has(path)) ? listed : await pagesOf(locale, signal);
    const posts = answer.filter(({ path }) => pages.has(path));
    return posts.length > 0 ? posts : undefined;
  } catch {
    return undefined;
  }
}

/** The paths of the posts that this site has pages for. @throws Error where they cannot be had */
async function pagesOf(locale: string, signal: AbortSignal): Promise<Set<unknown>> {
  const response = await fetch(`/feeds/${locale}.json`, { signal });
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}.`);
  return new Set((await response.json()) as unknown[]);
}

/** A path leads to a page of the blog and nowhere else. */
function isPost(value: unknown): value is ListedPost {
  const { name, path } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof path === 'string' && /^[\w-]+(?:\/[\w-]+)*$/.test(path);
}
