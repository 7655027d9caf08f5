import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Strike } from '@/components/pencil/marks';
import { Reasons } from '@/components/pencil/reasons';
import { quoted } from '@/components/questions/texts';
import { buttonClass } from '@/components/ui/button';
import type { Mark } from '@/lib/correction/correction';
import { markId, placeId } from './pieces';
import { useMarkWords } from './said';

interface MarkReasonsProps {
  text: string;
  marks: readonly Mark[];
  base: string;
}

export function MarkReasons({ text, marks, base }: MarkReasonsProps) {
  const t = useTranslations('correction-room.result');
  const words = useMarkWords();
  return (
    <div className="mt-2">
      <Reasons
        reasons={marks.map((mark, index) => {
          const found = text.slice(mark.start, mark.end);
          return {
            id: markId(base, index),
            words: headOf(mark, found),
            kind: words.kind(mark.kind),
            isAsked: !mark.sure,
            text: <Text mark={mark} found={found} />,
            more: (
              <p className="ps-8 pb-1 print:hidden">
                <a href={`#${placeId(base, index)}`} className={buttonClass('link', 'text-sm')}>
                  {t('back')}
                </a>
              </p>
            ),
          };
        })}
      />
    </div>
  );
}

function headOf({ replacement, sure }: Mark, found: string): ReactNode {
  const put = replacement?.trim();
  if (!sure) return found.trim() || put || '…';
  if (put) return put;
  return replacement === '' ? <Strike>{found.trim() || '␣'}</Strike> : found;
}

function Text({ mark, found }: { mark: Mark; found: string }) {
  const { reason, sure, kind } = mark;
  const words = useMarkWords();
  const better = mark.replacement?.trim() ?? '';
  const told = words.told('reasons', reason, { found, better }) ?? words.kind(kind);
  if (sure) return told;
  return (
    <>
      <span className="block font-medium text-ink">
        <Question found={found.trim()} better={better} isToGo={mark.replacement === ''} />
      </span>
      {told}
    </>
  );
}

function Question({ found, better, isToGo }: { found: string; better: string; isToGo: boolean }) {
  const t = useTranslations('correction-room.result.ask');
  if (better !== '') return t.rich(found === '' ? 'missing' : 'mean', { better, en: quoted });
  if (isToGo) return t.rich('needed', { found, en: quoted });
  return t('this');
}
