import type { CorrectionTask } from '../../correction';
import { usualWords } from '../../tasks';
import type { Measures } from '../measures';
import { listed, note, type WeighedNote } from './weighed';

/** An answer with fewer words says too little for anything to be said of it. */
const fewest = 12;

export function contentNotes(measures: Measures, task: CorrectionTask): WeighedNote[] {
  const { words, length, copied, shown, stock } = measures;
  const { low = 0 } = usualWords(task) ?? {};
  const values = { words, low };
  const isShort = words < fewest || length === 'short';
  return [
    ...note(words >= fewest && stock.rareShare > 0.5, 110, 'content', 'next', 'otherLanguage'),
    ...note(isShort, 100, 'content', 'next', low > 0 ? 'lengthShort' : 'lengthFew', values),
    ...note(!isShort && length === 'usual', 40, 'content', 'good', 'lengthUsual', values),
    ...note(
      !isShort && length === 'long' && task.mode === 'write',
      35,
      'content',
      'good',
      'lengthLong',
      values,
    ),
    ...note(copied.share > 0.12, 90, 'content', 'next', 'copied', { phrase: copied.longest }),
    ...note(shown !== null && shown.named >= 4, 45, 'content', 'good', 'photoNamed'),
    ...note(shown !== null && shown.named < 2 && words >= fewest, 70, 'content', 'next', 'photoFew'),
  ];
}

export function coherenceNotes(
  { words, paragraphs, sentences, links, repeated }: Measures,
  { mode }: CorrectionTask,
): WeighedNote[] {
  const isLong = words > 100;
  const { beginning } = repeated;
  const examples = listed([...links.kinds.values()].map(([first = '']) => first));
  return [
    ...note(links.overused !== null, 65, 'coherence', 'next', 'linkOverused', { ...links.overused }),
    ...note(sentences >= 4 && words >= 40 && links.different < 3, 60, 'coherence', 'next', 'linksFew'),
    ...note(
      words >= 40 && links.kinds.size >= 4 && links.overused === null,
      38,
      'coherence',
      'good',
      'linksVaried',
      { examples },
    ),
    ...note(mode === 'write' && isLong && paragraphs === 1, 62, 'coherence', 'next', 'paragraphsNone'),
    ...note(mode === 'write' && isLong && paragraphs > 1, 25, 'coherence', 'good', 'paragraphsGood', {
      paragraphs,
    }),
    ...note(beginning !== null, 58, 'coherence', 'next', 'beginnings', { ...beginning }),
  ];
}
