import { useId, type ReactNode } from 'react';

export type Level = 2 | 3 | 4;

interface PartProps {
  title: ReactNode;
  level: Level;
  /** Whether its heading is for those who hear the page alone: what stands above says the same. */
  isHeadless?: boolean;
  children: ReactNode;
}

export function Part({ title, level, isHeadless = false, children }: PartProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    // Within something else there are others of the same name: those are no landmarks.
    <section aria-labelledby={level < 4 ? id : undefined} className="min-w-0">
      <Heading id={id} className={isHeadless ? 'sr-only' : 'font-semibold'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
