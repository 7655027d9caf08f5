import { articleValues, blogParts } from '@/lib/articles/values';
import type { Post } from '@/lib/articles/blog';
import { ArticleBody } from './article-body';
import { liveParts } from './live-parts';

/** The text of a post, with its live questions. */
export function PostBody({ post }: { post: Post }) {
  return (
    <ArticleBody
      source={post.source}
      vocabulary={{ components: blogParts, values: articleValues }}
      parts={liveParts}
    />
  );
}
