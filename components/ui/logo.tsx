import { mark } from '../../lib/og/mark';

/** The brand mark alone, decorative: whatever it stands in names the brand. Size and spacing come from `className`. */
export function LogoMark({ className }: { className?: string }) {
  const { first, second, size, strokeWidth } = mark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} aria-hidden="true" focusable="false">
      <g className="fill-ink stroke-ink">
        <path d={first.tail} fill="none" strokeWidth={strokeWidth} strokeLinecap="round" />
        <circle {...first.dot} stroke="none" />
      </g>
      <g className="fill-action stroke-action">
        <path d={second.tail} fill="none" strokeWidth={strokeWidth} strokeLinecap="round" />
        <circle {...second.dot} stroke="none" />
      </g>
    </svg>
  );
}

/** Mark and word mark; `name` is the brand's name, set as text in the site's typeface. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-ink ${className}`}>
      <LogoMark className="size-8 shrink-0" />
      <span className="text-xl leading-none font-bold tracking-tight" translate="no">
        {name}
      </span>
    </span>
  );
}
