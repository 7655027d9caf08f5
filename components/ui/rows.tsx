import { ChevronRight, type IconComponent } from '@/components/ui/icon/icons';
import type { ReactNode } from 'react';

/** Class of the one link of a row: its whole row can be pressed. */
export const rowLinkClass = 'after:absolute after:inset-0 group-hover:underline underline-offset-4';

export const rowSignClass =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-tint font-bold text-tint-strong';

interface RowProps {
  /** The skill in whose colour the sign stands; see the tints of app/globals.css. */
  tint?: string;
  icon?: IconComponent;
  sign?: ReactNode;
  name: ReactNode;
  level?: 3 | 4;
  line?: ReactNode;
  end?: ReactNode;
}

/** An entry of a list with the class `dense-rows`. */
export function Row({ tint, icon: Icon, sign, name, level = 3, line, end }: RowProps) {
  const Name = `h${level}` as const;
  return (
    <li data-tint={tint} className="group relative flex min-h-16 items-center gap-x-3.5 py-2.5">
      {Icon ? (
        <span className={rowSignClass}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
      ) : (
        sign
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Name className="grow basis-[min-content] leading-snug font-semibold">{name}</Name>
          {end ? <span className="shrink-0 text-end text-sm text-muted figures-display">{end}</span> : null}
        </div>
        {line ? <p className="mt-0.5 text-sm text-muted md:max-w-prose">{line}</p> : null}
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-line-strong rtl:-scale-x-100" />
    </li>
  );
}
