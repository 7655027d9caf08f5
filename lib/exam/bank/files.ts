import fillInTheBlanks from '../../../content/exam/fill-in-the-blanks.json';
import interactiveListening from '../../../content/exam/interactive-listening.json';
import interactiveReading from '../../../content/exam/interactive-reading.json';
import interactiveSpeaking from '../../../content/exam/interactive-speaking.json';
import interactiveWriting from '../../../content/exam/interactive-writing.json';
import listenAndType from '../../../content/exam/listen-and-type.json';
import photos from '../../../content/exam/photos.json';
import readAndComplete from '../../../content/exam/read-and-complete.json';
import readAndSelect from '../../../content/exam/read-and-select.json';
import readThenSpeak from '../../../content/exam/read-then-speak.json';
import speakingSample from '../../../content/exam/speaking-sample.json';
import writingSample from '../../../content/exam/writing-sample.json';
import type { ExamUnit } from '../types';

/*
 * The files are read as they are: tests hold them to their schemas. They are for the server alone; a test of the build looks for their
 * texts in what browsers get.
 */

const of = (type: ExamUnit['type'], items: readonly { id: string }[]) =>
  items.map((item) => ({ ...item, type }) as ExamUnit);

/** Texts are stories and factual in turn, unless one says what it is. */
const withKind = (item: { id: string; kind?: string }) => ({
  ...item,
  kind: item.kind ?? (Number(item.id.slice(-2)) % 2 === 1 ? 'story' : 'facts'),
});

const photosFor = (mode: string) => photos.items.filter(({ task }) => task === mode);

export const examUnits: readonly ExamUnit[] = [
  ...of('readAndSelect', readAndSelect.items),
  ...of('fillInTheBlanks', fillInTheBlanks.items),
  ...of('readAndComplete', readAndComplete.items),
  ...of('listenAndType', listenAndType.items),
  ...of('interactiveReading', interactiveReading.items.map(withKind)),
  ...of('interactiveListening', interactiveListening.items),
  ...of('writeAboutThePhoto', photosFor('write')),
  ...of('interactiveWriting', interactiveWriting.items),
  ...of('speakAboutThePhoto', photosFor('speak')),
  ...of('readThenSpeak', readThenSpeak.items),
  ...of('interactiveSpeaking', interactiveSpeaking.items),
  ...of('writingSample', writingSample.items),
  ...of('speakingSample', speakingSample.items),
];
