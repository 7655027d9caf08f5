'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { gapBetween, gapSize, scoreRow } from '@/lib/site/score-table';

interface ConverterFormProps {
  min: number;
  max: number;
  texts: {
    score: string;
    cefr: string;
    ielts: string;
    toefl: string;
    newToefl: string;
    target: string;
    targetHint: string;
    /** With `{points}`. */
    gap: Record<'none' | 'small' | 'middle' | 'large', string>;
  };
  /** The scale, drawn once; the place of the score moves over it. */
  ruler: ReactNode;
  /** What to do about a gap, for each size of it. */
  advice: Record<'small' | 'middle' | 'large', ReactNode>;
}

const step = 5;
const start = 115;

/** A score on the scale, or undefined: in the address may stand anything. */
function onScale(value: string | null, min: number, max: number): number | undefined {
  const number = Math.round(Number(value) / step) * step;
  return value?.trim() && number >= min && number <= max ? number : undefined;
}

const changed = 'converter-change';

/** The address is the converter's memory: what stands in it can be shared. */
function onAddress(listener: () => void): () => void {
  const events = [changed, 'popstate'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

const readQuery = () => window.location.search;

function writeQuery(name: 'score' | 'target', value: number | undefined): void {
  const address = new URL(window.location.href);
  if (value === undefined) address.searchParams.delete(name);
  else address.searchParams.set(name, String(value));
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

/**
 * A score and what it is beside others, and how far it is to the score that is asked for. Both stand in the address, so that a result
 * can be shared; without script it is not shown, and the table has it all.
 */
export function ConverterForm({ min, max, texts, ruler, advice }: ConverterFormProps) {
  const query = new URLSearchParams(useSyncExternalStore(onAddress, readQuery, () => ''));
  const score = onScale(query.get('score'), min, max) ?? start;
  const wanted = onScale(query.get('target'), min, max);
  /** What is being typed and need not be a score yet. */
  const [draft, setDraft] = useState<{ score?: string; target?: string }>({});

  const type = (name: 'score' | 'target', text: string) => {
    setDraft({ [name]: text });
    const next = onScale(text, min, max);
    if (next !== undefined || name === 'target') writeQuery(name, next);
  };

  const row = scoreRow(score);
  const gap = wanted === undefined ? undefined : gapBetween(score, wanted);
  const size = gap === undefined ? undefined : gapSize(gap);
  const x = `${(((score - min) / (max - min)) * 100).toFixed(2)}%`;
  return (
    <div className="converter">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <label className="grid gap-1.5 font-medium">
          {texts.score}
          <input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            value={draft.score ?? score}
            onChange={(event) => type('score', event.target.value)}
            onBlur={() => setDraft({})}
            className="converter-number"
          />
        </label>
        <input
          type="range"
          aria-label={texts.score}
          min={min}
          max={max}
          step={step}
          value={score}
          onChange={(event) => writeQuery('score', Number(event.target.value))}
          className="converter-range"
        />
      </div>
      <div className="relative mt-6">
        {ruler}
        <svg className="converter-place" width="100%" height="64" aria-hidden="true">
          <line x1={x} x2={x} y1="0" y2="64" />
        </svg>
      </div>
      <div role="status">
        <dl className="converter-row">
          {(['cefr', 'ielts', 'toefl', 'newToefl'] as const).map((name) => (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>{row?.[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <label className="mt-8 grid gap-1.5 font-medium">
        {texts.target}
        <input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={draft.target ?? wanted ?? ''}
          onChange={(event) => type('target', event.target.value)}
          onBlur={() => setDraft({})}
          aria-describedby="converter-hint"
          className="converter-number"
        />
        <span id="converter-hint" className="text-sm font-normal text-muted">
          {texts.targetHint}
        </span>
      </label>
      <div role="status" className="mt-4 min-h-12">
        {size === undefined || gap === undefined ? null : (
          <p className="text-lg font-semibold">{texts.gap[size].replace('{points}', String(gap))}</p>
        )}
        {size === undefined || size === 'none' ? null : <div className="mt-3">{advice[size]}</div>}
      </div>
    </div>
  );
}
