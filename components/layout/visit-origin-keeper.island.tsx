'use client';

import { useEffect } from 'react';
import { keepVisitOrigin } from '@/lib/visit/visit-origin';

/** Keeps the channel and the invitation that a visitor arrives with, on whatever page that is. Renders nothing. */
export function VisitOriginKeeper() {
  useEffect(() => keepVisitOrigin(window.location.search), []);
  return null;
}
