import { useTranslations } from 'next-intl';
import { TrySet } from '@/components/blocks/try-sets';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { formatNumbers } from '@/lib/questions/test-format';
import { ListeningLessons } from './lessons';

const steps = ['listen', 'type', 'check', 'compare'] as const;

export function ListeningMethod() {
  const t = useTranslations('listen.method');
  return (
    <Section id="listen-and-type" title={t('title')} lead={t('lead', formatNumbers)}>
      <Steps steps={steps.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) }))} />
      <div className="mt-2 border-t border-line">
        <TrySet type="listenAndType" turns={[2, 4, 6]} />
      </div>
      <ListeningLessons keys={['listenAndType']} />
    </Section>
  );
}
