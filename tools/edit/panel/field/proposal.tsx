import { sentenceOf } from '../data/call';
import { useProposals, useProposing } from '../data/proposals';
import { Difference } from '../parts/difference';
import { Faults } from '../parts/faults';

export interface ProposalProps {
  textKey: string;
  locale: string;
  lang: string;
  value: string;
  onTake: (text: string) => void;
}

/** What a machine proposes for a text, where a service is connected: marked as such, and nothing until somebody takes it. */
export function Proposal({ textKey, locale, lang, value, onTake }: ProposalProps) {
  const proposals = useProposals(locale);
  const propose = useProposing(locale, 'propose');
  const discard = useProposing(locale, 'discard');
  if (!proposals) return null;
  const own = proposals.find(({ key }) => key === textKey);
  const failed = propose.data?.failed?.[0]?.reason ?? (propose.error && sentenceOf(propose.error));
  if (!own)
    return (
      <div className="proposal">
        <button
          type="button"
          className="quiet"
          disabled={propose.isPending}
          onClick={() => propose.mutate([textKey])}
        >
          {propose.isPending ? 'Asking the machine…' : 'Let the machine propose a text'}
        </button>
        {failed && (
          <p role="alert" className="refused">
            {failed}
          </p>
        )}
      </div>
    );
  if (own.text === value) return null;
  return (
    <div className="proposal">
      <p>
        Proposed by a machine (<span translate="no">{own.model}</span>), looked at by nobody yet:
      </p>
      <Difference before={value === '' ? null : value} after={own.text} lang={lang} />
      <Faults faults={own.faults} />
      <div className="choices">
        <button type="button" onClick={() => onTake(own.text)}>
          Put it into the field
        </button>
        <button type="button" disabled={discard.isPending} onClick={() => discard.mutate([textKey])}>
          Discard it
        </button>
      </div>
    </div>
  );
}
