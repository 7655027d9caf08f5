export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

export function cva<Variant extends string>(base: string, variants: Record<Variant, string>) {
  return (variant: Variant, ...more: (string | false | null | undefined)[]): string =>
    classNames(base, variants[variant], ...more);
}
