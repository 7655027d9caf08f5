import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/form/field';
import type { CallData } from '@/lib/api/contract/calls';
import { Failed } from '../home/failed';
import { usePart } from '../home/own-calls';

export interface InviteTexts {
  lead: string;
  label: string;
  copy: string;
  copied: string;
  copyFailed: string;
  visits: string;
  signUps: string;
  paid: string;
  loading: string;
  failed: string;
  retry: string;
}

interface OwnInviteProps {
  texts: InviteTexts;
  /** BCP 47 tag for numbers. */
  lang: string;
}

/** The link of who is signed in, and what came of it; nothing where the API has no such call. */
export function OwnInvite(props: OwnInviteProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <Invite {...props} />
    </QueryClientProvider>
  );
}

function Invite({ texts, lang }: OwnInviteProps) {
  const part = usePart('affiliate', (api, signal) => api.call('affiliate', {}, { signal }));
  if (part.state === 'unknownCall') return null;
  if (part.state === 'failed') return <Failed text={texts.failed} retry={texts.retry} onRetry={part.retry} />;
  if (part.state !== 'known') {
    return (
      <p role="status" className="text-muted">
        {texts.loading}
      </p>
    );
  }
  const number = new Intl.NumberFormat(lang);
  const rows = [
    [texts.visits, part.data.visits],
    [texts.signUps, part.data.signUps],
    [texts.paid, part.data.paid],
  ] as const;
  return (
    <>
      <p className="max-w-prose">{texts.lead}</p>
      <OwnLink texts={texts} link={part.data.link} />
      <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {rows.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t border-line pt-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-bold figures-display">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OwnLink({ texts, link }: { texts: InviteTexts; link: CallData<'affiliate'>['link'] }) {
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Said anew each time.
    setSaid('');
    try {
      await navigator.clipboard.writeText(link);
      setSaid(texts.copied);
    } catch {
      // Not allowed, or a page without TLS.
      input.current?.select();
      setSaid(texts.copyFailed);
    }
  };
  return (
    <div className="mt-4">
      <Field id="invite-address" label={texts.label}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              ref={input}
              readOnly
              dir="ltr"
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={`${control.className} min-w-0 grow basis-64`}
            />
            <button type="button" onClick={() => void copy()} className={buttonClass('primary', 'min-h-12')}>
              {texts.copy}
            </button>
          </div>
        )}
      </Field>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
