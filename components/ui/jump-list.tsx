import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { ChevronRight, type IconComponent } from './icon/icons';

interface JumpListProps {
  label: string;
  items: readonly {
    key: string;
    /** The skill in whose colour the sign stands; see the tints of app/globals.css. */
    tint: string;
    icon: IconComponent;
    name: ReactNode;
    end: ReactNode;
  }[];
  roomy?: boolean;
}

export function JumpList({ label, items, roomy = false }: JumpListProps) {
  return (
    <nav aria-label={label} className="overflow-hidden rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {items.map(({ key, tint, icon: Icon, name, end }) => (
          <li key={key} data-tint={tint}>
            <a
              href={`#${key}`}
              className={classNames(
                'group flex min-h-16 items-center gap-x-3.5 px-4 py-2.5 -outline-offset-4 hover:bg-sunken sm:px-6',
                roomy && 'lg:min-h-18',
              )}
            >
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {/* On the narrowest phones the two are too wide for one line: a word would be cut. */}
              <span className="flex min-w-0 flex-1 items-center justify-between gap-x-3.5 max-[23.5rem]:block">
                <span className="font-semibold group-hover:underline">{name}</span>
                <span className="text-sm text-muted figures-display max-[23.5rem]:block">{end}</span>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="-ms-1 size-5 shrink-0 text-line-strong rtl:-scale-x-100"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
