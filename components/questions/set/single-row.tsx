import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SingleItem } from '@/lib/questions/item';
import { questionTypes, type TypeOf } from '@/lib/questions/types';
import { QuestionRow } from '../question-row';
import { singleQuestion } from '../single-question';

interface SingleRowProps {
  type: TypeOf<'single'>;
  name?: string;
  items: readonly SingleItem[];
  onward?: ReactNode;
}

export function SingleRow({ type, name = questionTypes[type].name, items, onward }: SingleRowProps) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      rule={t(`rules.${type}`, { count: items.length })}
      questions={items.map(singleQuestion)}
      onward={onward}
      more={type}
      note={'plays' in questionTypes[type] ? `${t('synthetic')} ${t('own')}` : t('own')}
    />
  );
}
