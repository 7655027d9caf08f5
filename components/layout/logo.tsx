import { mark } from '@/lib/site/mark';
import { wordMark } from '@/lib/site/word-mark';

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

/** Mark and word mark of `name`; a name that nobody has drawn is set as text. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-ink ${className}`}>
      <LogoMark className="size-8 shrink-0" />
      {name === wordMark.name ? (
        <WordMark />
      ) : (
        <span className="text-xl leading-none font-bold tracking-tight" translate="no">
          {name}
        </span>
      )}
    </span>
  );
}

function WordMark() {
  const { name, width, height, path } = wordMark;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className="h-[0.975rem] w-auto">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
