import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemProblems } from './item-problems';

const files = ['questions', 'exam', 'bank'].flatMap((folder) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json') && name !== 'sounds.json')
    .map((name) => [folder, name.replace('.json', '')] as const),
);
const itemsOf = (folder: string, name: string) =>
  (JSON.parse(readFileSync(`content/${folder}/${name}.json`, 'utf8')) as { items: { id: string }[] }).items;

it.each(files)('nothing is wrong with content/%s/%s.json', (folder, name) => {
  const found = itemsOf(folder, name).map((item) => ({ id: item.id, problems: itemProblems(name, item) }));
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

const first = (name: string) => itemsOf('questions', name)[0] as object;
const reasons = (name: string, change: object) =>
  itemProblems(name, { ...first(name), ...change }).map(({ path, reason }) => `${path}: ${reason}`);

describe('itemProblems', () => {
  it.each([
    ['no gap', 'Please close the window.', /One word, and one only/],
    ['two gaps', 'Please cl{ose} the win{dow}.', /One word, and one only/],
    ['a brace without its partner', 'Please close the win{dow.', /A brace has no partner/],
    ['nothing left of a word', 'Please close the {window}.', /have to stand/],
    ['no end', 'Please close the win{dow}', /ends with a period/],
    ['a straight apostrophe', "Please don't close the win{dow}.", /straight signs/],
    ['two spaces', 'Please  close the win{dow}.', /space is too many/],
  ])('says of a sentence that it has %s', (_, sentence, reason) => {
    expect(reasons('fill-in-the-blanks', { sentence })).toEqual([expect.stringMatching(reason)]);
  });

  it('says of a passage which words are damaged wrongly, and how many', () => {
    const found = reasons('read-and-complete', { text: 'A whole sentence. The mark{et} is here. The end.' });
    expect(found).toEqual([expect.stringMatching(/mark\{et\}/), expect.stringMatching(/1 words/)]);
  });

  it('says of a set to read that an answer is missing, or stands twice', () => {
    const set = first('interactive-reading') as {
      highlights: { question: string }[];
      idea: { right: string };
    };
    const [one, other] = set.highlights;
    expect(
      reasons('interactive-reading', { highlights: [{ ...one, answer: 'nowhere in this text' }, other] }),
    ).toEqual([expect.stringMatching(/^highlights\.0\.answer: These words/)]);
    const { right } = set.idea;
    expect(reasons('interactive-reading', { idea: { right, wrong: [right, 'b', 'c'] } })).toEqual([
      expect.stringMatching(/^idea: Two of the four/),
    ]);
  });

  it('says of a set to hear where a blank is missing and replies are the same', () => {
    const set = first('interactive-listening') as {
      complete: object[];
      turns: { replies: { right: string; wrong: string[] } }[];
    };
    expect(
      reasons('interactive-listening', {
        complete: [{ frame: 'No blank.', answers: ['a', 'A'] }, ...set.complete.slice(1)],
        turns: set.turns.map((turn, place) =>
          place === 1 ? { ...turn, replies: { right: 'Yes.', wrong: ['Yes.', 'No.', 'Why?'] } } : turn,
        ),
        summary: 'Too short.',
      }).map((one) => one.split(':')[0]),
    ).toEqual(['complete.0.frame', 'complete.0.answers', 'turns.1.replies', 'summary']);
  });
});
