import type { ReactNode } from 'react';
import { Band } from '@/components/ui/band';

export function FinalCall({
  title,
  body,
  actions,
}: {
  title: ReactNode;
  body: ReactNode;
  actions: ReactNode;
}) {
  return <Band id="final-call" voice="calm" title={title} lead={body} actions={actions} />;
}
