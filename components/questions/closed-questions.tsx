import { items, secondsOf, typeNames, type Choose, type QuestionType } from '@/lib/questions/items';
import type { Question } from './question-slide';
import { Answer, BlanksQuestion, PassageQuestion, WordQuestion } from './questions';
import { DictationQuestion } from './sets/dictation';

/** Questions of a type that are judged, chosen from all there are. */
export function closedQuestions(type: QuestionType, choose: Choose): Question[] {
  const common = { seconds: secondsOf[type], name: typeNames[type] };
  switch (type) {
    case 'readAndSelect':
      return choose(items[type]).map((item) => ({
        ...{ ...common, id: item.id, kind: 'choice' },
        question: <WordQuestion item={item} />,
        answer: <Answer id={item.id} real={item.real} />,
      }));
    case 'fillInTheBlanks':
      return choose(items[type]).map((item) => ({
        ...{ ...common, id: item.id, kind: 'gaps' },
        question: <BlanksQuestion item={item} />,
        answer: <Answer id={item.id} text={item.sentence} />,
      }));
    case 'readAndComplete':
      return choose(items[type]).map((item) => ({
        ...{ ...common, id: item.id, kind: 'gaps' },
        question: <PassageQuestion item={item} />,
        answer: <Answer id={item.id} text={item.text} />,
      }));
    case 'listenAndType':
      return choose(items[type]).map((item) => ({
        ...{ ...common, id: item.id, kind: 'dictation' },
        question: <DictationQuestion item={item} />,
        answer: <Answer id={item.id} text={item.sentence} />,
      }));
  }
}
