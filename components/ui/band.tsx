import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface BandProps {
  id: string;
  /** One line, at most some sixteen letters wide. */
  title: ReactNode;
  lead?: ReactNode;
  /** One button, and beside it one link. */
  actions?: ReactNode;
  /** `calm` for a sentence, where `loud` is for a claim or a number. */
  voice?: 'loud' | 'calm';
}

/**
 * The loud section: ink from edge to edge, one large line, one action. Inside it the tokens are those of the band, so buttons and
 * marks need no variant of their own.
 */
export function Band({ id, title, lead, actions, voice = 'loud' }: BandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="band">
      <div className="page-grid">
        <h2 id={`${id}-title`} className={classNames('band-line', voice === 'calm' && 'band-line-calm')}>
          {title}
        </h2>
        {lead ? <p className="mt-6 max-w-2xl text-lead text-muted">{lead}</p> : null}
        {actions ? (
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-10">{actions}</div>
        ) : null}
      </div>
    </section>
  );
}
