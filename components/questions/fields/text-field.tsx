import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { heldBy, type Held } from './held';
import { plainTyping } from './plain-typing';

interface TextFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'ref' | 'value'> {
  held?: Held | undefined;
}

export function TextField({ held, className, ...props }: TextFieldProps) {
  const t = useTranslations('questions');
  return (
    <textarea
      lang="en"
      {...props}
      aria-label={t('yourAnswer')}
      {...heldBy(held)}
      {...plainTyping}
      className={[
        'w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed',
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
