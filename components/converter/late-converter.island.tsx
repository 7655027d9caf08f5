'use client';

import { useCallback, useState } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';
import type * as converter from './converter.island';

export function LateConverterForm(props: converter.ConverterFormProps) {
  const [parts, setParts] = useState<typeof converter>();
  const load = useCallback(async () => {
    const loaded = await import('./converter.island');
    return () => setParts(loaded);
  }, []);
  const place = useWhenNear<HTMLDivElement>(load);
  return parts ? <parts.ConverterForm {...props} /> : <div ref={place} className="converter min-h-120" />;
}
