import type { ListedPost } from '@/lib/articles/article-list';
import { previewSize } from '@/lib/articles/preview-size';
import { loadApi } from '@/lib/session/api';
import { publicAnswer } from '@/lib/session/public-answer';

interface Wish {
  locale: string;
  signal: AbortSignal;
  /** The newest four alone (spec sections 7 and 9). */
  preview: boolean;
}

/** The posts of a language as the API has them; undefined where it does not answer with a list of posts. Never throws. */
export async function askForPosts({ locale, signal, preview }: Wish): Promise<ListedPost[] | undefined> {
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
    return Array.isArray(answer) && answer.length > 0 && answer.every(isPost) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** A path leads to a page of the blog and nowhere else. */
function isPost(value: unknown): value is ListedPost {
  const { name, path } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof path === 'string' && /^[\w-]+(?:\/[\w-]+)*$/.test(path);
}
