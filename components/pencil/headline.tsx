import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Insert, Strike } from './marks';
import { ReasonLink } from './reason-number';

/** The tags of a corrected text in the catalogs; `reason` is the id of the paragraph that says why. */
export function correctionTags(reason?: string) {
  return {
    del: (chunks: ReactNode) => <Strike>{chunks}</Strike>,
    ins: (chunks: ReactNode) => (
      <>
        <Insert>{chunks}</Insert>
        {reason === undefined ? null : <ReasonLink number={1} to={reason} />}
      </>
    ),
  };
}

/** A headline with a correction in it, `drawn` before the reader's eyes where motion is welcome. */
export function Headline({ drawn = false, children }: { drawn?: boolean; children: ReactNode }) {
  return <span className={classNames('headline', drawn && 'headline-drawn')}>{children}</span>;
}
