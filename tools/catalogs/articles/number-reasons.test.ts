import { expect, it } from 'vitest';
import { categories, landing, post, reasonsOf } from './fixtures';

const legal = (body: string) => landing(body).replace(/^(description|name):.*\n/gm, '');
const tos = async (en: string, de: string) =>
  (await reasonsOf({ 'legal/tos.mdx': legal(en) }, { 'legal/tos.mdx': legal(de) })).filter(
    (one) => !one.includes('is missing.'),
  );

it('names the section of a legal text in which a translation has another number', async () => {
  const en = 'Since 2024.\n\n## Refunds\n\nWithin 30 days.\n\n## Data\n\nKept for 90 days.';
  const de = 'Seit 2024.\n\n## Erstattung\n\nBinnen 21 Tagen.\n\n## Daten\n\n90 Tage lang gespeichert.';
  expect(await tos(en, de)).toEqual([
    'content/legal/de/tos.mdx:9 In the section “Erstattung” 30 is missing, in digits and in words; the English has it.',
    'content/legal/de/tos.mdx:9 In the section “Erstattung” stands 21, which the English has not there.',
  ]);
});

it('takes a number that stands in another section for one that is missing', async () => {
  const en = 'Text\n\n## A\n\n14 days\n\n## B\n\nText';
  const de = 'Text\n\n## A\n\nTage\n\n## B\n\n14';
  expect(await tos(en, de)).toHaveLength(2);
});

it('reads numbers as each language writes them', async () => {
  const en = '1,000 days, 22 November 2026, three times, 1:30 and .5, in rows:\n\n- 5\n- 7\n';
  const de = '1.000 Tage, 22.11.2026, 3-mal, 90 und 0,5, in Zeilen:\n\n- fünf\n- sieben\n';
  expect(await tos(en, de)).toEqual([]);
});

it('lets a post say in digits what its English says in words, and misses what it leaves out', async () => {
  const name = 'blog/skills/a.mdx';
  const reasons = (en: string, de: string) =>
    reasonsOf({ ...categories('skills'), [name]: post(en) }, { ...categories('skills'), [name]: post(de) });
  expect(await reasons('## A\n\nTwo weeks', '## A\n\n14 Tage')).toEqual([]);
  expect(await reasons('A score of 115', 'Eine Punktzahl')).toEqual([
    'content/blog/de/skills/a.mdx:1 Above the first section 115 is missing, in digits and in words; the English has it.',
  ]);
});
