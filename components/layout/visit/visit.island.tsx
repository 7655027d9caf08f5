'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { logPath, type PathLog } from '@/lib/visit/path-log';
import type * as lateModule from './late-visit';

interface VisitWatchProps {
  /** Undefined where it is switched off. */
  pathLog: PathLog | undefined;
  /** Trackers and chat; undefined where there are none: then nothing of them is loaded. */
  late: lateModule.LateVisitProps | undefined;
}

export function VisitWatch({ pathLog, late }: VisitWatchProps) {
  const pathname = usePathname();
  const [parts, setParts] = useState<typeof lateModule>();

  useEffect(() => {
    // The address itself: pages are served from below their language, English ones too.
    if (pathLog) logPath(window.location.pathname, pathLog);
  }, [pathname, pathLog]);

  useEffect(() => {
    if (late) import('./late-visit').then(setParts, () => {});
  }, [late]);

  return parts ? <parts.LateVisit {...late} /> : null;
}
