import { useQuery } from '@tanstack/react-query';
import type { Change } from '../../contract';
import { isConflict, sentenceOf } from '../data/call';
import { draftQueries, type Drafts } from '../handover/drafts';

/** Why a saving cannot be taken back or done again: mostly its texts are in a draft that is not open. */
export function WhyNot({ error }: { error: Error }) {
  const { data: drafts } = useQuery({ ...draftQueries.drafts, enabled: isConflict(error) });
  if (!isConflict(error)) return sentenceOf(error);
  const changed = (error.data.changed ?? []) as Pick<Change, 'file' | 'key'>[];
  return changed.length > 0 ? sentenceOn(changed, drafts) : sentenceOf(error);
}

function sentenceOn(changed: readonly Pick<Change, 'file' | 'key'>[], drafts: Drafts | undefined): string {
  const files = changed.map(({ file }) => file);
  const what = changed.map(({ file, key }) => key || file).join(', ');
  const holds = (draft: { files: readonly string[] }) => draft.files.some((file) => files.includes(file));
  const taken = drafts?.takenBack.find(holds);
  if (taken) return `This was taken back with its draft, “${taken.message}”. Open “Taken back” in Hand over.`;
  const closed = drafts?.drafts.find((draft) => draft.branch !== drafts.current && holds(draft));
  if (closed)
    return `This is in the draft “${closed.message}”, which is not open. Open it in Hand over first.`;
  return `What was saved then is not there any more: it was changed again, here or by somebody else (${what}). Nothing was done.`;
}
