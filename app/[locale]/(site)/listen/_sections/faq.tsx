import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { formatNumbers } from '@/lib/questions/test-format';

export function ListeningFaq() {
  const t = useTranslations('listen.faq');
  return (
    <Faq
      title={t('title')}
      items={[
        {
          key: 'frequency',
          question: t('frequency.question'),
          answer: t('frequency.answer', formatNumbers),
        },
        { key: 'headphones', question: t('headphones.question'), answer: t('headphones.answer') },
        { key: 'speed', question: t('speed.question'), answer: t('speed.answer') },
        { key: 'spoken', question: t('spoken.question'), answer: t('spoken.answer') },
      ]}
    />
  );
}
