// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TrySet } from '@/components/blocks/try-sets';
import { outsidePracticeSet } from '@/lib/questions/items';
import { sets } from '@/lib/questions/sets';
import { draw } from '@/tests/support/components/component';
import { closedQuestions } from '../closed-questions';
import { LiveCard } from '../live-card';
import { OpenSet } from '../open-set';
import { ListeningSet } from '../sets/listening';
import { ReadingSet } from '../sets/reading';
import { SpeakingSet } from '../sets/speaking';

/** The links on the slide after the last question. */
function linksAfter(drawn: ReactNode): (string | null)[] {
  const { container } = draw(drawn, 'en', ['questions', 'explanations']);
  const ends = [...container.querySelectorAll('[data-end]')];
  expect(ends).toHaveLength(1);
  return ends.flatMap((end) => [...end.querySelectorAll('a')].map((link) => link.getAttribute('href')));
}

function first<T>([one]: readonly T[]): T {
  return one ?? expect.fail('no set');
}

const onward = <a href="#more">More</a>;

it('every set leads on after its result', () => {
  const name = 'Task';
  const all: Record<string, ReactNode> = {
    reading: <ReadingSet set={first(sets.interactiveReading)} name={name} onward={onward} />,
    listening: <ListeningSet set={first(sets.interactiveListening)} name={name} onward={onward} />,
    speaking: <SpeakingSet set={first(sets.interactiveSpeaking)} name={name} onward={onward} />,
    open: <OpenSet lesson="writingSample" name={name} photoOf={() => null} onward={onward} />,
  };
  for (const [kind, set] of Object.entries(all)) expect(linksAfter(set), kind).toEqual(['#more']);
});

it('the sets of a landing page lead on to the lesson', () => {
  expect(linksAfter(<TrySet type="readAndSelect" turns={[1, 2]} />)).toEqual([
    '/courses/det-read-and-select-course',
  ]);
});

it('a card of several questions leads on to what is said below it, or to something of its own', () => {
  const questions = closedQuestions.bind(null, 'readAndSelect', outsidePracticeSet(1, 2));
  function Card(props: { more?: ReactNode; onward?: ReactNode }) {
    return <LiveCard name="Task" questions={questions()} {...props} />;
  }
  expect(linksAfter(<Card more={<a href="#lesson">Lesson</a>} />)).toEqual(['#lesson']);
  expect(linksAfter(<Card onward={onward} />)).toEqual(['#more']);
  expect(linksAfter(<Card />)).toEqual([]);
});
