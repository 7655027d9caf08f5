'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { firmFrom, gapBetween, gapSize, scoreRow } from '@/lib/site/score-table';

export interface ConverterFormProps {
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
    scale: string;
    /** With `{points}`. */
    gap: Record<'none' | 'small' | 'middle' | 'large', string>;
    firm: string;
  };
  ruler: ReactNode;
  advice: Record<'small' | 'middle' | 'large', ReactNode>;
}

const step = 5;
const start = 115;

/** A score on the scale, or undefined: in the address may stand anything. */
function onScale(value: string | null, min: number, max: number): number | undefined {
  const number = Math.round(Number(value) / step) * step;
  return value?.trim() && number >= min && number <= max ? number : undefined;
}

interface Scores {
  score: number;
  target?: number | undefined;
}

const readQuery = () => window.location.search;

function onPopState(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Ms without a change after which the address is written: browsers refuse to do it for each step of a slider that is drawn. */
const pause = 400;

function writeQuery({ score, target }: Scores): void {
  const address = new URL(window.location.href);
  address.searchParams.set('score', String(score));
  if (target === undefined) address.searchParams.delete('target');
  else address.searchParams.set('target', String(target));
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Refused after all: the page shows the score all the same.
  }
}

/** The scores that stand in the address until others are chosen; what is chosen is written there, where it can be shared. */
function useScores(min: number, max: number): [Scores, (scores: Scores) => void] {
  const query = new URLSearchParams(useSyncExternalStore(onPopState, readQuery, () => ''));
  const [chosen, setChosen] = useState<Scores>();
  useEffect(() => onPopState(() => setChosen(undefined)), []);
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => writeQuery(chosen), pause);
    return () => clearTimeout(timer);
  }, [chosen]);
  const given = {
    score: onScale(query.get('score'), min, max) ?? start,
    target: onScale(query.get('target'), min, max),
  };
  return [chosen ?? given, setChosen];
}

/**
 * A score and what it is beside others, and how far it is to the score that is asked for. Both stand in the address, so that a result
 * can be shared; without script it is not shown, and the table has it all.
 */
export function ConverterForm({ min, max, texts, ruler, advice }: ConverterFormProps) {
  const [scores, choose] = useScores(min, max);
  const { score, target } = scores;
  /** What is being typed and need not be a score yet. */
  const [draft, setDraft] = useState<{ score?: string; target?: string }>({});

  const [isOff, setOff] = useState(false);

  const type = (name: 'score' | 'target', text: string) => {
    setDraft({ [name]: text });
    const isAbove = name === 'score' && Number(text) > max;
    const next = isAbove ? max : onScale(text, min, max);
    if (name === 'score') setOff(isAbove);
    if (next !== undefined || name === 'target') choose({ ...scores, [name]: next });
  };
  const numberField = (name: 'score' | 'target'): ComponentProps<'input'> => ({
    ...{ type: 'number', inputMode: 'numeric', min, max, step, className: 'converter-number' },
    onChange: (event) => type(name, event.target.value),
    onBlur: () => {
      if (name === 'score' && draft.score && onScale(draft.score, min, max) === undefined) setOff(true);
      setDraft({});
    },
  });

  const row = scoreRow(score);
  const isFirm = !row || row.det >= firmFrom;
  const gap = target === undefined ? undefined : gapBetween(score, target);
  const size = gap === undefined ? undefined : gapSize(gap);
  const x = `${(((score - min) / (max - min)) * 100).toFixed(2)}%`;
  return (
    <div className="converter">
      <div className="flex flex-wrap items-end gap-x-6">
        <label className="grid gap-1.5 font-medium">
          {texts.score}
          <input {...numberField('score')} value={draft.score ?? score} />
        </label>
        <p role="status" className="min-w-0 flex-1 basis-56 pb-3 text-sm text-muted">
          {isOff ? texts.scale : null}
        </p>
      </div>
      <input
        type="range"
        aria-label={texts.score}
        min={min}
        max={max}
        step={step}
        value={score}
        onChange={(event) => {
          setOff(false);
          choose({ ...scores, score: Number(event.target.value) });
        }}
        className="converter-range"
      />
      <div className="relative">
        {ruler}
        <svg className="converter-place" width="100%" height="18" aria-hidden="true">
          <line x1={x} x2={x} y1="0" y2="18" />
        </svg>
      </div>
      <div role="status">
        <dl className="converter-row">
          {(['cefr', 'ielts', 'toefl', 'newToefl'] as const).map((name) => (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>
                {row?.[name]}
                {isFirm || name === 'cefr' ? '' : ' *'}
              </dd>
            </div>
          ))}
        </dl>
        {isFirm ? null : <p className="mt-3 text-sm text-muted">{texts.firm}</p>}
      </div>
      <label className="mt-8 grid gap-1.5 font-medium">
        {texts.target}
        <input
          {...numberField('target')}
          value={draft.target ?? target ?? ''}
          aria-describedby="converter-hint"
        />
        <span id="converter-hint" className="text-sm font-normal text-muted">
          {texts.targetHint}
        </span>
      </label>
      <div role="status" className="mt-4 min-h-12">
        {size === undefined || gap === undefined ? null : (
          <p className="text-lg font-semibold">{fill(texts.gap[size], { points: gap })}</p>
        )}
        {size === undefined || size === 'none' ? null : <div className="mt-3">{advice[size]}</div>}
      </div>
    </div>
  );
}
