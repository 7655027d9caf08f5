import { memo, useEffect, useState } from 'react';
import type { TutorLinks } from '../room/given';
import type * as drawn from './answer-text';
import { PlainAnswer } from './plain-answer';

type AnswerText = typeof drawn.AnswerText;

interface AnswerProps {
  text: string;
  lessons: TutorLinks['lessons'];
}

let loaded: AnswerText | undefined;

/** The text of an answer: as it came until the reader of Markdown is there, and where that does not load. */
export const Answer = memo(function Answer({ text, lessons }: AnswerProps) {
  const [Drawn, setDrawn] = useState<AnswerText | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    import('./answer-text').then(
      ({ AnswerText: drawnText }) => {
        loaded = drawnText;
        setDrawn(() => drawnText);
      },
      () => undefined,
    );
  }, []);
  return Drawn ? <Drawn text={text} lessons={lessons} /> : <PlainAnswer text={text} />;
});
