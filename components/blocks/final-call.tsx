import type { ReactNode } from 'react';
import { Band } from '@/components/ui/band';

/** The last block of a page: one sentence and the same next step as the hero. */
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
