import { z } from 'zod';
import { bankWords } from '../../questions/bank/words';
import { itemSchemas, openSchemas, setSchemas } from '../../questions/schemas';

/*
 * The shapes of the files in content/exam: those of the lessons and of the practice bank, with names of their own. Tests hold the files to
 * them; the site reads the files as they are.
 */

const named = (letters: string, digits: number) =>
  z.string().regex(new RegExp(`^${letters}-\\d{${digits}}$`));
const difficulty = z.number().min(40).max(150).multipleOf(5);

const real = bankWords.element.options[0].pick({ word: true, real: true, kind: true, example: true });
const invented = bankWords.element.options[1].pick({ word: true, real: true, hint: true });
const word = { id: named('xs', 3), difficulty };

const { prompt } = openSchemas.prompts.element.shape;
const sample = z.string().min(150).max(2_500);
const open = (letters: string) => z.array(z.strictObject({ id: named(letters, 2), prompt, sample }));

const said = z.string().regex(/^[A-Z].*[.?]$/);
const asked = z.strictObject({
  said,
  instead: z.strictObject({ words: z.array(z.string().regex(/^[a-z]+$/)).min(1), said }).optional(),
});
const followUp = z.strictObject({ said, about: z.array(z.string().regex(/^[a-z]+$/)).min(3), sample });

export const examSchemas = {
  'read-and-select': z.array(
    z.discriminatedUnion('real', [
      z.strictObject({ ...real.shape, ...word }),
      z.strictObject({ ...invented.shape, ...word }),
    ]),
  ),
  'fill-in-the-blanks': z.array(
    itemSchemas.fillInTheBlanks.element.extend({ id: named('xf', 3), difficulty }),
  ),
  'read-and-complete': z.array(
    itemSchemas.readAndComplete.element.extend({ id: named('xc', 2), difficulty }),
  ),
  'listen-and-type': z.array(itemSchemas.listenAndType.element.extend({ id: named('xd', 3), difficulty })),
  'interactive-reading': z.array(
    setSchemas.interactiveReading.element.extend({
      id: named('xr', 2),
      difficulty,
      kind: z.enum(['story', 'facts']).optional(),
    }),
  ),
  'interactive-listening': z.array(
    setSchemas.interactiveListening.element.extend({ id: named('xl', 2), difficulty }),
  ),
  'interactive-speaking': z.array(
    z.strictObject({ id: named('xi', 2), topic: z.string(), questions: z.array(asked).length(8) }),
  ),
  'interactive-writing': z.array(
    z.strictObject({ id: named('xw', 2), prompt, sample, followUps: z.array(followUp).length(3) }),
  ),
  'read-then-speak': open('xt'),
  'writing-sample': open('xv'),
  'speaking-sample': open('xq'),
  photos: z.array(
    z.strictObject({
      id: named('xp', 2),
      task: z.enum(['write', 'speak']),
      scene: z.string().regex(/^[a-z]+(?:[A-Z][a-z]+)*$/),
      prompt,
      sample,
    }),
  ),
};

export type ExamFile = keyof typeof examSchemas;
