import { useProposals, useProposing } from '../data/proposals';
import { LongList } from '../parts/long-list';
import { Refusal } from '../parts/refusal';
import { TextRow } from '../parts/text-row';
import { Part } from './part';

/** Texts that a service is asked for in one call. */
const atOnce = 20;

export function Proposed({ locale, open }: { locale: string; open: readonly string[] }) {
  const proposals = useProposals(locale);
  const { mutate, isPending, error } = useProposing(locale, 'propose');
  if (!proposals) return null;
  const keys = open.filter((key) => !proposals.some((one) => one.key === key)).slice(0, atOnce);
  return (
    <>
      <Part title="Proposed by a machine" count={proposals.length}>
        <LongList rows={proposals}>
          {({ key, text }) => (
            <TextRow key={key} textKey={key} locale={locale}>
              {text}
            </TextRow>
          )}
        </LongList>
      </Part>
      {keys.length > 0 && (
        <button type="button" disabled={isPending} onClick={() => mutate(keys)}>
          {isPending ? 'Asking the machine…' : `Let the machine propose texts for ${keys.length} of these`}
        </button>
      )}
      <Refusal error={error} />
    </>
  );
}
