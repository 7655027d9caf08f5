import { useTranslations } from 'next-intl';
import { decodeError } from '@/lib/api/errors';
import { troubleKind } from '@/lib/sitting/trouble-kind';

export function Trouble({ error }: { error: unknown }) {
  const t = useTranslations('exam.trouble');
  return (
    <p role="alert" className="mt-4 max-w-prose font-medium text-bad empty:hidden">
      {error === undefined ? '' : t(troubleOf(error))}
    </p>
  );
}

function troubleOf(error: unknown) {
  const { kind, code } = decodeError(error);
  if (code === 'no_credit') return 'noCredit';
  if (code === 'open_exam') return 'open';
  if (code === 'unknown_exam') return 'unknown';
  return troubleKind(kind);
}
