import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { quoted } from '@/components/questions/texts';
import { Link } from '@/lib/routes/link';
import { compileArticle } from '@/lib/articles/compile';
import type { ArticleSource } from '@/lib/articles/files';
import type { Vocabulary } from '@/lib/articles/syntax';

interface ArticleBodyProps {
  source: ArticleSource;
  vocabulary: Vocabulary;
  parts?: MDXComponents;
}

export function ArticleBody({ source, vocabulary, parts }: ArticleBodyProps) {
  return (
    <div className="article-body">
      {compileArticle(source, vocabulary)({ components: { ...common, ...parts } })}
    </div>
  );
}

const common: MDXComponents = {
  a: ArticleLink,
  table: ArticleTable,
  En: ({ children }: { children?: ReactNode }) => quoted(children),
  Note: ({ children }: { children?: ReactNode }) => <aside className="article-note">{children}</aside>,
  Sample: ({ children }: { children?: ReactNode }) => (
    <blockquote lang="en" className="article-sample">
      {children}
    </blockquote>
  ),
};

function ArticleLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const [path = '', hash] = href.split('#', 2);
  if (href.startsWith('/')) {
    return (
      <Link to={path as `/${string}`} {...(hash !== undefined && { hash })}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div className="article-table">
      <table>{children}</table>
    </div>
  );
}
