// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import type { Correction, Mark } from '@/lib/correction/correction';
import '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { CorrectionView } from './correction-view';

type Values = Record<string, string | number>;
const t = (key: string, values: Values = {}) => translate('en', 'correction-room', `result.${key}`, values);

const text = 'He go to school by feets. He like it, I supose.';
const mark = (words: string, replacement: string | null, more: Partial<Mark> = {}): Mark => {
  const start = text.indexOf(words);
  return {
    start,
    end: start + words.length,
    kind: 'agreement',
    replacement,
    reason: { key: 'agreement', values: { subject: 'He' } },
    sure: true,
    ...more,
  };
};

const base: Correction = {
  scorer: { name: 'gpt-test', version: '2026-11', scores: true },
  text,
  marks: [
    mark('go', 'goes'),
    mark('by feets', 'on foot', {
      kind: 'preposition',
      reason: { text: 'Say <en>on foot</en>, <b>not</b> more.' },
    }),
    mark('supose', 'suppose', {
      kind: 'spelling',
      reason: { key: 'newerThanThePage', values: {} },
      sure: false,
    }),
  ],
  notes: [
    { criterion: 'grammar', tone: 'next', said: { key: 'endings', values: { count: 2 } } },
    { criterion: 'content', tone: 'good', said: { text: 'You answer the question.' } },
    { criterion: 'fluency', tone: 'next', said: { key: 'newerThanThePage', values: {} } },
  ],
  sound: null,
  score: { low: 95, high: 115 },
};

const marks = {
  kinds: { agreement: 'Verb ending', preposition: 'Preposition', spelling: 'Spelling' },
  reasons: { agreement: 'After <en>{subject}</en> it is <en>{better}</en>, not <en>{found}</en>.' },
  notes: { endings: '{count, plural, one {# ending} other {# endings}} to look at.' },
  criteria: { content: 'Content', grammar: 'Grammar' },
};

function drawView(correction: Correction, mode: 'write' | 'speak' = 'write') {
  const messages = {
    marks,
    figures: catalog('en', 'figures'),
    'correction-room': catalog('en', 'correction-room'),
  } as never;
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <CorrectionView correction={correction} task={{ mode, seconds: 90 }} />
    </NextIntlClientProvider>,
  );
}

const number = (n: number, kind: string) =>
  screen.getByRole('link', { name: t('number', { number: n, kind }) });

it('names the number of each mark by its kind, and questions as such', () => {
  drawView(base);
  expect(number(1, 'Verb ending').textContent).toBe('1');
  expect(number(2, 'Preposition').textContent).toBe('2');
  expect(screen.getByRole('link', { name: t('question', { number: 3, kind: 'Spelling' }) }).textContent).toBe(
    '3?',
  );
  expect(document.querySelector('.mark-asked')?.textContent).toBe(`${t('asks')} supose`);
  // A question corrects nothing by itself.
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
    'added: goes',
    'added: on foot',
  ]);
});

it('opens the reason of a number from the keyboard, and leads back', async () => {
  drawView(base);
  const steps = history.length;
  const second = number(2, 'Preposition');
  second.focus();
  await userEvent.keyboard('{Enter}');
  const reason = document.activeElement?.closest('details');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(reason?.open).toBe(true);
  expect(reason?.textContent).toContain('Say on foot, <b>not</b> more.');
  expect(within(reason as HTMLElement).getAllByText('on foot')[1]?.lang).toBe('en');
  await userEvent.click(within(reason as HTMLElement).getByRole('link', { name: t('back') }));
  expect(document.activeElement).toBe(second);
  expect(history.length).toBe(steps);
});

it('tells reasons and notes by the catalog, with what was found and what is better', () => {
  drawView(base);
  expect(
    screen.getByText((_, one) => one?.tagName === 'P' && one.textContent === 'After He it is goes, not go.'),
  ).toBeTruthy();
  const notes = screen.getByRole('region', { name: t('notes') });
  const [content, grammar] = notes.querySelectorAll('dl > div');
  expect(content?.textContent).toBe(`Content${t('good')} You answer the question.`);
  expect(grammar?.textContent).toBe(`Grammar${t('next')} 2 endings to look at.`);
});

it('falls back to the kind of a mark, and leaves out a note, where the catalog has no words', () => {
  drawView(base);
  const last = document.querySelectorAll('.reasons p[id]')[2];
  expect(last?.textContent).toBe('Do you mean suppose?Spelling');
  expect(screen.queryByText('Fluency')).toBeNull();
  expect(screen.getByText(t('found', { mistakes: 2, questions: 1 }), { exact: false })).toBeTruthy();
});

it('shows the estimate on the ruler and says whose it is', () => {
  drawView(base);
  const score = screen.getByRole('region', { name: t('score.title') });
  expect(score.textContent).toContain('Between 95 and 115');
  expect(within(score).getByRole('img').getAttribute('aria-label')).toContain('From 95 to 115');
  expect(screen.getByText(t('madeBy', { name: 'gpt-test', version: '2026-11' }))).toBeTruthy();
});

it('says once that the built-in checker gives no score', () => {
  drawView({ ...base, scorer: { name: 'x', version: '1', scores: false }, score: null });
  expect(screen.getByText(t('score.none', { name: 'the built-in checker' }))).toBeTruthy();
  expect(screen.queryByRole('region', { name: t('score.title') })).toBeNull();
});

it('says what it means that nothing was found', () => {
  drawView({ ...base, marks: [] });
  expect(screen.getByText(t('clean'))).toBeTruthy();
  expect(screen.getByText(t('cleanMeans'))).toBeTruthy();
  expect(screen.queryByRole('region', { name: t('reasons') })).toBeNull();
});

it('lists the pauses of a recording for those who hear the page', () => {
  const sound = {
    seconds: 61,
    spoken: 48,
    pauses: [
      { start: 12, end: 13.4 },
      { start: 30, end: 32.5 },
    ],
    levels: Array.from({ length: 240 }, (_, index) => (index % 10) / 10),
    clipped: true,
  };
  drawView({ ...base, text: null, marks: [], sound }, 'speak');
  expect(screen.getByText(t('notWrittenDown'))).toBeTruthy();
  const part = within(screen.getByRole('region', { name: t('sound.title') }));
  expect(part.getByText(/0:48 of 1:01/).textContent).toContain('2 long pauses, the longest 2.5s');
  const list = part.getByRole('list', { name: t('sound.list') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['At 0:12: 1.4s', 'At 0:30: 2.5s']);
  expect(part.getByText(t('sound.clipped'))).toBeTruthy();
});
