import type { ComponentProps } from 'react';

/**
 * A picture of a post with what is said below it. Its size is known, so that nothing moves when it comes; how it looks in the dark is the
 * file's own affair.
 */
export function ArticlePicture({ title, alt = '', ...rest }: ComponentProps<'img'>) {
  return (
    <figure className="article-picture">
      {/* eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy */}
      <img {...rest} alt={alt} decoding="async" />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
