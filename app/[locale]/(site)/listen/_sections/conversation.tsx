import { useTranslations } from 'next-intl';
import { ListeningDialog } from '@/components/figures/listening-dialog';
import { Bleed } from '@/components/ui/bleed';
import { ListeningLessons } from './lessons';

const parts = ['scene', 'reply', 'summary'] as const;

export function ListeningConversation() {
  const t = useTranslations('listen.conversation');
  return (
    <Bleed
      id="interactive-listening"
      tint="listening"
      title={t('title')}
      lead={t('lead')}
      figure={<ListeningDialog />}
    >
      <ol className="mt-6 grid gap-2 md:gap-4">
        {parts.map((part) => (
          <li key={part} className="border-s-2 border-tint-strong ps-5">
            <h3 className="font-semibold">{t(`${part}.title`)}</h3>
            <p className="mt-0.5 text-muted max-md:hidden">{t(`${part}.body`)}</p>
          </li>
        ))}
      </ol>
      <ListeningLessons keys={['interactiveListening', 'scenarios']} />
    </Bleed>
  );
}
