import { useTranslations } from 'next-intl';
import { decodeError, entryFor } from '@/lib/api/errors';
import { troubleKind } from '@/lib/sitting/trouble-kind';

export function Trouble({ error }: { error: unknown }) {
  const t = useTranslations('exam.trouble');
  return (
    <p role="alert" className="mt-4 max-w-prose font-medium text-bad empty:hidden">
      {error === undefined ? '' : t(troubleOf(error))}
    </p>
  );
}

const byCode = { no_credit: 'noCredit', open_exam: 'open', unknown_exam: 'unknown' } as const;

function troubleOf(error: unknown) {
  const { kind, code } = decodeError(error);
  return entryFor(byCode, code) ?? troubleKind(kind);
}
