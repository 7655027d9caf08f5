/** Joins class names; falsy parts are left out. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Classes by variant: `base` always, then those of the variant, then whatever the caller adds. */
export function cva<Variant extends string>(base: string, variants: Record<Variant, string>) {
  return (variant: Variant, ...more: (string | false | null | undefined)[]): string =>
    classNames(base, variants[variant], ...more);
}
