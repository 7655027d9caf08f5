import type { ReportAnswer, ReportAsked } from '@/lib/api/contract/exam/report';
import type { ExamTask } from '@/lib/api/contract/exam/steps';

const text =
  'My aunt keeps bees on the roof of a school. In summer the children help her, and each class takes a jar home.\n\nLast year the bees moved to a tree.';

const places = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

type Gaps = Extract<ReportAsked, { of: 'gaps' }>;

const gap = (before: string, right: string, given: string, isRight = right === given) => ({
  before,
  right,
  given,
  isRight,
});
const gaps = (title: string | null, ...parts: Gaps['parts']): Gaps => ({
  ...{ of: 'gaps', title, heard: null },
  parts,
});

const open = (prompt: string, given: Partial<Extract<ReportAsked, { of: 'open' }>> = {}): ReportAsked => ({
  ...{ of: 'open', prompt, photo: null, text: null, recording: false, correction: null },
  sample: `A sample on: ${prompt}`,
  ...given,
});

const choice = (
  before: string | null,
  options: string[],
  right: number,
  given: number | null,
): ReportAsked => ({ of: 'choice', options, right, given, before, question: null });

const photo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#e3effc"/></svg>',
  alt: 'A woman waters plants on a balcony.',
};

type Row = [type: ExamTask, credit: number | null, asked: ReportAsked, more?: Partial<ReportAnswer>];

const rows: Row[] = [
  [
    'readAndSelect',
    1,
    { of: 'word', word: 'harbor', real: true, given: true },
    { why: '<en>The boat lies in the harbor.</en>' },
  ],
  [
    'readAndSelect',
    0,
    { of: 'word', word: 'plindery', real: false, given: true },
    { why: 'The word <en>plindery</en> is invented. Its ending <en>-ery</en> is real.' },
  ],
  [
    'readAndSelect',
    0,
    { of: 'word', word: 'weary', real: true, given: null },
    { why: '<en>A weary man.</en>', timeUp: true },
  ],
  ['fillInTheBlanks', 1, gaps(null, 'The shop is ', gap('cl', 'osed', 'osed'), ' today.')],
  [
    'fillInTheBlanks',
    0,
    gaps(null, 'She speaks ', gap('slo', 'wly', 'w'), ' to learners.'),
    { why: 'The word describes <en>speaks</en>, so it is the adverb <en>slowly</en>.' },
  ],
  [
    'readAndComplete',
    2 / 3,
    gaps(
      'Night Trains',
      'Night trains are ',
      gap('co', 'ming', 'ming'),
      ' back. They are ',
      gap('slo', 'wer', ''),
      ' than planes, but ',
      gap('passe', 'ngers', 'ngers'),
      ' sleep.',
    ),
  ],
  ['listenAndType', 1, { of: 'dictation', right: 'We left early.', given: 'we left early' }],
  [
    'listenAndType',
    0.6,
    {
      of: 'dictation',
      right: 'The children played outside after lunch.',
      given: 'the children plays outside after the lunch',
    },
  ],
  ['listenAndType', 0, { of: 'dictation', right: 'Nobody knew the answer.', given: '' }, { timeUp: true }],
  [
    'interactiveReading',
    0.5,
    gaps(
      null,
      'My aunt keeps bees ',
      gap('', 'on', 'on'),
      ' the roof of a school. In summer the children ',
      gap('', 'help', 'ask'),
      ' her. […]',
    ),
    { step: 'menus', why: 'People are <en>on</en> a roof.' },
  ],
  [
    'interactiveReading',
    1,
    choice(
      'My aunt keeps bees on the roof of a school. […]',
      ['The bees left.', 'In summer the children help her.'],
      1,
      1,
    ),
    { step: 'missing' },
  ],
  [
    'interactiveReading',
    0.4,
    {
      ...{ of: 'highlight', question: 'What does each class take home?', text },
      ...{ right: places('a jar'), given: places('takes a') },
    },
    { step: 'highlight', why: 'The object stands after <en>takes</en>.' },
  ],
  [
    'interactiveReading',
    0,
    {
      ...{ of: 'highlight', question: 'Where did the bees move?', text },
      ...{ right: places('to a tree'), given: null },
    },
    { step: 'highlight' },
  ],
  [
    'interactiveReading',
    0,
    choice(text, ['A school keeps bees.', 'Bees are dangerous.'], 0, 1),
    { step: 'idea', why: 'Nobody says that they are <en>dangerous</en>.' },
  ],
  ['interactiveReading', 0, choice(text, ['Bees Above a School', 'Honey'], 0, null), { step: 'titles' }],
  [
    'interactiveListening',
    0.5,
    gaps(
      null,
      'You want to borrow ',
      gap('', 'a drill', 'a tool', false),
      '.',
      '\n',
      'You need it ',
      gap('', 'tomorrow', 'Tomorrow', true),
      '.',
    ),
    { step: 'complete', why: 'You heard <en>borrow a drill</en>.\nThe last word is <en>tomorrow</en>.' },
  ],
  [
    'interactiveListening',
    0,
    choice('What can I do for you?', ['Nothing at all.', 'Could I borrow your drill?'], 1, 0),
    { step: 'reply' },
  ],
  [
    'interactiveListening',
    null,
    open('You need a drill and ask your neighbor.', { text: 'I asked  for a drill.\nHe gave it to me.' }),
    { step: 'summary' },
  ],
  ['writeAboutThePhoto', null, open('Write about the photo.', { photo, text: 'A woman is watering.' })],
  ['interactiveWriting', null, open('Describe a place.', { text: 'My town <b>is</b> small.' })],
  ['interactiveWriting', null, open('What would you change there?')],
  ['speakAboutThePhoto', null, open('Speak about the photo.', { photo, recording: true })],
  ['readThenSpeak', null, open('Talk about a trip.')],
];

/** A question of every kind, answered rightly, partly, wrongly and not at all. */
export const reportAnswers = rows.map(([type, credit, asked, more], seq): ReportAnswer => ({
  ...{ seq, type, credit, asked, step: null, usedMs: 4_400, timeUp: false, why: null },
  ...more,
}));
