import type { ReactNode } from 'react';

interface RevealToggleProps {
  label: string;
  onToggle: () => void;
  children: ReactNode;
}

export function RevealToggle({ label, onToggle, children }: RevealToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onToggle}
      className="absolute end-0.5 top-0.5 inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-action"
    >
      {children}
    </button>
  );
}
