import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { freePractice } from '@/lib/site/free-practice';
import { TextLink } from './text-link';

interface ReachedProps {
  prices: string;
  className?: string;
  ref?: Ref<HTMLParagraphElement>;
}

export function Reached({ prices, className, ref }: ReachedProps) {
  const t = useTranslations('daily.free');
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className={classNames('max-w-prose rounded-control bg-sunken px-4 py-3 outline-none', className)}
    >
      {t.rich('reached', {
        count: freePractice.questionsADay,
        link: (chunks) => <TextLink href={prices}>{chunks}</TextLink>,
      })}
    </p>
  );
}
