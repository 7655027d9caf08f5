import interactiveWriting from '../../content/samples/interactiveWriting.json';
import readListenThenSpeak from '../../content/samples/readListenThenSpeak.json';
import speakAboutThePhoto from '../../content/samples/speakAboutThePhoto.json';
import speakingSample from '../../content/samples/speakingSample.json';
import writeAboutThePhoto from '../../content/samples/writeAboutThePhoto.json';
import writingSample from '../../content/samples/writingSample.json';
import type { SceneName } from './scenes';

export const sampleScores = ['85', '105', '125', '145'] as const;
export type SampleScore = (typeof sampleScores)[number];

export interface Sample {
  /** The task in English. */
  prompt: string;
  scene?: SceneName;
  /**
   * One answer at each score; three places in each, with its second part, stand in `<m1>`, `<m2>`, `<m3>`, to which the lesson's
   * catalog has notes. A blank line parts paragraphs.
   */
  answers: Readonly<Record<SampleScore, string>>;
  /** The question that follows the answer, where the task has two parts, and its answers. */
  second?: Pick<Sample, 'prompt' | 'answers'>;
}

/** The sample answers of the lessons on open tasks. The scores are our own estimates. */
export const samples = {
  interactiveWriting,
  readListenThenSpeak,
  speakAboutThePhoto: { ...speakAboutThePhoto, scene: 'park' },
  speakingSample,
  writeAboutThePhoto: { ...writeAboutThePhoto, scene: 'park' },
  writingSample,
} satisfies Record<string, Sample>;

export type SampleLesson = keyof typeof samples;

export const hasSamples = (lesson: string): lesson is SampleLesson => lesson in samples;

interface MarkedWords {
  number: number;
  words: string;
}

export function marksIn(answer: string): (string | MarkedWords)[] {
  return answer.split(/(<m\d>.*?<\/m\d>)/s).flatMap((part) => {
    const [, number, words] = /^<m(\d)>(.*)<\/m\d>$/s.exec(part) ?? [];
    if (words !== undefined) return { number: Number(number), words };
    return part ? part : [];
  });
}
