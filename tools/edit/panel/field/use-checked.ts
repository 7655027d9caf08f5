import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Checked } from '../../contract';
import { post } from '../data/call';

/** ms after the last letter. */
const pause = 250;

/** A value as it was when it last stood still for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export interface CheckSubject {
  key: string;
  locale: string;
  text: string;
  /** As it is being written, for a translation. */
  english?: string | undefined;
}

export function useSettledSubject({ key, locale, text, english }: CheckSubject) {
  const [settledText, settledEnglish] = [useSettled(text), useSettled(english)];
  return {
    key,
    locale,
    text: settledText,
    ...(settledEnglish !== undefined && { english: settledEnglish }),
  };
}

/** @param asked whether there is anything to ask */
export function useChecked(subject: CheckSubject, asked = true): UseQueryResult<Checked> {
  const body = useSettledSubject(subject);
  return useQuery({
    queryKey: ['check', body],
    queryFn: () => post<Checked>('check', body),
    enabled: asked,
    // Of another text they would be wrong; of the one before this letter they are nearly right.
    placeholderData: (before, query) =>
      (query?.queryKey[1] as typeof body | undefined)?.key === body.key
        ? keepPreviousData(before)
        : undefined,
  });
}
