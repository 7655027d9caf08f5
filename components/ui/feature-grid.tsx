import type { IconComponent } from '@/components/ui/icon/icons';
import type { ReactNode } from 'react';

export interface Feature {
  key: string;
  icon: IconComponent;
  title: ReactNode;
  body: ReactNode;
}

export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {features.map(({ key, icon: Icon, title, body }) => (
        <li key={key} className="max-sm:flex max-sm:gap-4">
          <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong sm:mb-4 sm:size-11">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold sm:text-lg">{title}</h3>
            <p className="mt-0.5 text-muted max-sm:text-[0.9375rem] sm:mt-2">{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
