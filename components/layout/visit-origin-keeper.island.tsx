'use client';

import { useEffect } from 'react';
import { arrivalQuery, keepVisitOrigin } from '@/lib/visit/visit-origin';

export function VisitOriginKeeper() {
  useEffect(() => {
    for (const query of arrivalQuery(window.location, document.referrer)) {
      const invite = keepVisitOrigin(query);
      if (invite)
        void import('./count-invitation').then(({ countInvitation }) => countInvitation(invite), ignore);
    }
  }, []);
  return null;
}

/** What cannot be counted is statistics. */
const ignore = () => undefined;
