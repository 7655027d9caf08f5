import { useTranslations } from 'next-intl';

export function WrittenText({ text }: { text: string }) {
  const t = useTranslations('report.answers');
  const q = useTranslations('questions');
  if (text.trim() === '') return <p className="mt-1 text-muted">{t('noText')}</p>;
  const count = text.match(/\S+/g)?.length ?? 0;
  return (
    <>
      <p lang="en" className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <p className="mt-1 text-sm text-muted">{q.rich('words', { number: () => <span>{count}</span> })}</p>
    </>
  );
}
