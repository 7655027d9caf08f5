import { postVocabulary } from '@/lib/articles/figures/post-vocabulary';
import type { Post } from '@/lib/articles/blog';
import { ArticleBody } from './article-body';
import { ArticlePicture } from './article-picture';
import { liveParts } from './live-parts';

const parts = { ...liveParts, img: ArticlePicture };

export function PostBody({ post }: { post: Post }) {
  return <ArticleBody source={post.source} vocabulary={postVocabulary} parts={parts} />;
}
