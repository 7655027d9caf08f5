import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MailLink } from '@/components/ui/mail-link';
import { brand } from '@/lib/site/brand';
import type { ContactOutcome } from './contact-problems';

interface FailuresProps {
  slowDown: ReactNode;
  /** Where the API does not know the call; with the tag and the value of the mail address. */
  unavailable: (values: { email: string; mail: () => ReactNode }) => ReactNode;
}

/** What a form can say that has not been sent: all of it stands in the page, hidden. */
export function Failures({ slowDown, unavailable }: FailuresProps) {
  const a = useTranslations('account.errors');
  const mail = () => <MailLink address={brand.supportEmail} />;
  const failures: Record<Exclude<ContactOutcome, 'sent'>, ReactNode> = {
    fields: a('summary'),
    network: a('network'),
    timeout: a('timeout'),
    server: a('server'),
    slowDown,
    unavailable: unavailable({ email: brand.supportEmail, mail }),
  };
  return (
    <div role="alert" className="contents">
      {Object.entries(failures).map(([outcome, text]) => (
        <p
          key={outcome}
          data-outcome={outcome}
          hidden
          className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad"
        >
          {text}
        </p>
      ))}
    </div>
  );
}
