'use client';

import { useCallback, useRef, useState } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';
import { fill, formFor } from '@/lib/i18n/fill';
import type { PluralForms } from '@/lib/i18n/plural-forms';
import type { Rating } from './rating-calls';

interface RatingFormProps {
  /** Of the article, below /blog. */
  path: string;
  /** BCP 47, for numbers. */
  lang: string;
  texts: {
    question: string;
    values: readonly string[];
    /** With `{rate}` and `{count}`. */
    mean: PluralForms;
    none: string;
    thanks: string;
    failed: string;
  };
}

const load = () => import('./rating-calls');

const send = (path: string, value: number) =>
  load()
    .then(({ sendRating }) => sendRating(path, value))
    .catch(() => undefined);

export function RatingForm({ path, lang, texts }: RatingFormProps) {
  const [rating, setRating] = useState<Rating>();
  const [own, setOwn] = useState<number>();
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const newest = useRef<number>(undefined);

  const begin = useCallback(async () => {
    const { readRating } = await load();
    return (_: HTMLFieldSetElement, over: AbortSignal) => {
      void readRating(path, over).then((found) => {
        if (found && !over.aborted) setRating((known) => known ?? found);
      });
    };
  }, [path]);
  const root = useWhenNear<HTMLFieldSetElement>(begin);

  const rate = async (value: number) => {
    setOwn(value);
    setState('sending');
    const isUnderWay = newest.current !== undefined;
    newest.current = value;
    // Arrow keys pass every step on their way, and of calls at one time the last to arrive would count.
    if (isUnderWay) return;
    let sent: number;
    let found: Rating | undefined;
    do {
      sent = newest.current;
      found = await send(path, sent);
      if (found) setRating(found);
    } while (sent !== newest.current);
    newest.current = undefined;
    setState(found ? 'sent' : 'failed');
  };

  const number = (value: number) => value.toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <fieldset ref={root} className="article-rating">
      <legend className="text-lg font-semibold">{texts.question}</legend>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3">
        {texts.values.map((label, index) => (
          <label key={label} className="article-rating-step">
            <input
              type="radio"
              name="article-rating"
              value={index + 1}
              checked={own === index + 1}
              onChange={() => void rate(index + 1)}
              aria-label={label}
              className="sr-only"
            />
            <span aria-hidden="true">{number(index + 1)}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {state === 'sent' ? `${texts.thanks} ` : state === 'failed' ? `${texts.failed} ` : null}
        {rating
          ? rating.rate > 0
            ? fill(formFor(texts.mean, rating.count, lang), {
                rate: number(rating.rate),
                count: number(rating.count),
              })
            : rating.count === 0 && texts.none
          : null}
      </p>
    </fieldset>
  );
}
