import type { ReactNode } from 'react';
import { Link } from '@/lib/routes/link';
import type { PageId } from '@/lib/routes/routes';

/** What a rich message's tag becomes: a link to a page, inside running text. */
export function inlineLink(to: PageId) {
  return function InlineLink(chunks: ReactNode) {
    return (
      <Link to={to} className="text-action underline underline-offset-4">
        {chunks}
      </Link>
    );
  };
}
