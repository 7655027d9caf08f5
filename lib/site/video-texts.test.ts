import { expect, it } from 'vitest';
import { cueTexts, saidIn } from './video-texts';
import { cueKeys } from './videos';

it('has every cue of a lesson, with the heading that it stands under', async () => {
  const texts = await cueTexts('en', 'writingSample');
  expect(Object.keys(texts)).toEqual([...cueKeys]);
  expect(texts.name).toEqual({ text: 'Writing Sample', label: undefined });
  expect(texts['facts.count'].label).toBeTruthy();
});

it.each([
  [{ text: 'A <en>word</en>, a <en>-ness</en>' }, 'A word, a -ness'],
  [{ text: 'It is <en><del>strong</del> <ins>heavy</ins> rain</en>.' }, 'It is heavy rain.'],
  [{ text: 'Once in a test', label: 'In a test' }, 'In a test: Once in a test'],
])('%j is said without its tags, and without what is struck out', (cue, said) => {
  expect(saidIn(cue)).toBe(said);
});
