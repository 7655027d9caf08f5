interface BadgeProps {
  count: number;
  /** The number in words, in full, for those who hear the page. */
  label: string;
  /** The largest number that is shown (spec section 9). */
  max?: number;
}

export function Badge({ count, label, max = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="inline-flex min-w-6 justify-center rounded-full bg-action-soft px-2 align-text-bottom text-sm leading-6 font-semibold text-action tabular-nums">
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
