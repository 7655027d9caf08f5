import type { ExamAnswer, ExamItem, ExamStep } from '@/lib/api/contract/exam/steps';

/** Recordings that are none. */
export const recordings = {
  webm: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]),
  ogg: Buffer.from('OggS and more'),
  mp4: Buffer.from('\0\0\0\x18ftypM4A '),
};

/** An answer of the right form, whatever is right. */
export function anyAnswer({ seq, item }: Pick<ExamStep, 'seq' | 'item'>): ExamAnswer {
  if (!item) throw new Error('Nobody has begun the question');
  switch (item.type) {
    case 'readAndSelect':
      return true;
    case 'fillInTheBlanks':
    case 'readAndComplete':
      return item.parts.flatMap((part) => (typeof part === 'string' ? [] : ['x']));
    case 'interactiveReading':
    case 'interactiveListening':
      return answerInSet(item);
    case 'speakAboutThePhoto':
    case 'readThenSpeak':
    case 'interactiveSpeaking':
    case 'speakingSample':
      return { recording: `seq-${seq}` };
    default:
      return `Words for ${item.type}.\nAnd a second line.`;
  }
}

type InSet = Extract<ExamItem, { type: 'interactiveReading' | 'interactiveListening' }>;

function answerInSet(item: InSet): ExamAnswer {
  switch (item.step) {
    case 'menus':
      return item.parts.flatMap((part) =>
        typeof part === 'object' && 'words' in part ? [part.words[0] ?? ''] : [],
      );
    case 'highlight':
      return { start: 0, end: 9 };
    case 'complete':
      return item.frames.map(() => 'x');
    case 'summary':
      return 'They talked.';
    default:
      return 0;
  }
}
