import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Feature {
  key: string;
  icon: LucideIcon;
  title: ReactNode;
  body: ReactNode;
}

/** Short points side by side, each under an icon. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ key, icon: Icon, title, body }) => (
        <li key={key}>
          <span className="mb-4 inline-flex size-11 items-center justify-center rounded-control bg-tint text-tint-strong">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-2 text-muted">{body}</p>
        </li>
      ))}
    </ul>
  );
}
