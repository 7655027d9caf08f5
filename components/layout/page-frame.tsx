import type { ComponentProps, ReactNode } from 'react';
import type { Route } from '@/lib/routes/routes';
import { Footer } from './footer';
import { BreadcrumbData } from './structured-data';

interface PageFrameProps {
  route: Route;
  below?: ComponentProps<typeof BreadcrumbData>['below'];
  children: ReactNode;
}

/**
 * What every page with the `default` layout stands in, below the shared header. It belongs to the page and not to the layout
 * because the tint and the language links are those of the page, also without JavaScript.
 */
export function PageFrame({ route, below, children }: PageFrameProps) {
  return (
    <>
      <main
        id="content"
        data-tint={route.tint}
        data-header={route.header}
        tabIndex={-1}
        className="outline-none"
      >
        {children}
      </main>
      <Footer route={route} />
      <BreadcrumbData route={route} {...(below && { below })} />
    </>
  );
}
