import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { explanationsOf } from '@/components/questions/more/explanations';
import { NewSet } from '@/components/questions/more/new-set';
import { QuestionRow } from '@/components/questions/question-row';
import { singleQuestion } from '@/components/questions/single-question';
import type { SingleItem } from '@/lib/questions/item';
import type { Session } from '../room/open-session';
import { OnwardLinks } from './onward';

export function SessionSet({ session }: { session: Session }) {
  const { viewer } = session;
  const explained = 'set' in session ? session.set : { items: session.row, texts: session.texts };
  const messages = { ...useMessages(), explanations: explanationsOf(explained), ...(viewer && { viewer }) };
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone="UTC" messages={messages}>
      {'set' in session ? (
        <NewSet set={session.set} onward={<OnwardLinks />} />
      ) : (
        <Mixed name={session.name === 'today' ? 'today' : 'again'} items={session.row} />
      )}
    </NextIntlClientProvider>
  );
}

function Mixed({ name, items }: { name: 'today' | 'again'; items: readonly SingleItem[] }) {
  const t = useTranslations('daily');
  const questions = useTranslations('questions');
  const isHeard = items.some(({ type }) => type === 'listenAndType');
  return (
    <QuestionRow
      name={t(`${name}.title`)}
      rule={t('today.rule', { count: items.length })}
      questions={items.map(singleQuestion)}
      onward={<OnwardLinks />}
      note={isHeard ? `${questions('synthetic')} ${questions('own')}` : questions('own')}
    />
  );
}
