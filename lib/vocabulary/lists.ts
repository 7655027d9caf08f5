import { z } from 'zod';
import listening from '../../content/vocabulary/listening.json';
import photo from '../../content/vocabulary/photo.json';

/** Of both lists, in their order; each has its title in the catalog `vocabulary`. */
const photoGroups = ['place', 'people', 'face', 'things', 'light', 'action', 'guess'] as const;
const listeningGroups = ['enrol', 'class', 'deadline', 'help', 'campus', 'career', 'talk'] as const;

const entry = z.strictObject({
  id: z.string().regex(/^[pl]v-\d{3}$/),
  word: z.string().regex(/^[a-z][a-z -]*$/),
  kind: z.enum(['verb', 'noun', 'adjective', 'adverb', 'phrase']),
  example: z.string().regex(/^[A-Z][\x20-\x7e’“”]+[.?]”?$/),
});
const group = z.strictObject({
  id: z.enum([...photoGroups, ...listeningGroups]),
  entries: z.array(entry).min(8),
});

/** The schema of each file of content/vocabulary, to which lists.test.ts holds the files. */
export const listSchema = z.strictObject({ groups: z.array(group).length(7) });

export type WordEntry = z.infer<typeof entry>;
export type WordGroup = z.infer<typeof group>;

/** The words of a lesson in groups; what they mean is in the catalog `word-meanings`, under their ids. */
export const wordLists = {
  photoVocabulary: photo.groups as readonly WordGroup[],
  listeningVocabulary: listening.groups as readonly WordGroup[],
} as const;

type WordLesson = keyof typeof wordLists;

export const hasWords = (lesson: string): lesson is WordLesson => lesson in wordLists;
