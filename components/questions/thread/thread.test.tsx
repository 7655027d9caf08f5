// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listeningSteps } from '@/lib/questions/steps';
import { sets } from '@/lib/questions/sets';
import { locales } from '@/lib/i18n/locales';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { ListeningSet } from '../sets/listening';
import { SpeakingSet } from '../sets/speaking';
import { Cast, Drawings, talkOf } from './people';

const texts = catalog('en', 'questions');
const [conversation = expect.fail('no set')] = sets.interactiveListening;
const [interview = expect.fail('no set')] = sets.interactiveSpeaking;

const formsOf = (set: React.ReactNode) => [
  ...draw(set, 'en', ['questions', 'explanations']).container.querySelectorAll('form'),
];
const turnsIn = (form: Element) => [...form.querySelectorAll<HTMLElement>('.thread-past [data-turn]')];

describe('a conversation that is heard', () => {
  const forms = () => formsOf(<ListeningSet set={conversation} name="Task" />);

  it('grows by a turn with each question, and is all there for the summary', () => {
    expect(forms().map((form) => turnsIn(form).length)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });

  it('shows a turn by the answer to its own question, and goes on from the right reply', () => {
    const last = forms().at(-1) ?? expect.fail('no summary');
    const replies = listeningSteps(conversation).flatMap((step) => (step.step === 'reply' ? [step] : []));
    expect(turnsIn(last).map(({ dataset }) => dataset.turn)).toEqual(
      replies.map(({ id }) => id.split('-').at(-1)),
    );
    for (const [index, turn] of turnsIn(last).entries()) {
      const reply = replies[index] ?? expect.fail('no turn');
      expect(turn.textContent).toContain(`${texts.people.studentWoman}: ${reply.said}`);
      expect(turn.textContent).toContain(`${texts.people.you}: ${reply.replies.right}`);
      for (const wrong of reply.replies.wrong) expect(turn.textContent).not.toContain(wrong);
    }
  });

  it('says what a turn says in its bubble, to be read when it is answered', () => {
    const [, form = expect.fail('no turn')] = forms();
    expect(form.querySelector('.thread-bubble > [data-say] ~ .thread-said')?.textContent).toBe(
      conversation.turns[0]?.said,
    );
    expect(form.querySelector('details .thread-paper')?.textContent).toContain(conversation.turns[0]?.said);
  });

  it('can be scrolled by keys, and says how long it is', () => {
    const last = forms().at(-1) ?? expect.fail('no summary');
    const past = within(last).getByRole('group', { name: 'The conversation so far: 5 turns' });
    expect(past.tabIndex).toBe(0);
  });
});

describe('a conversation that is answered aloud', () => {
  it('has a place for each recording in every question after it', () => {
    const forms = formsOf(<SpeakingSet set={interview} name="Task" />);
    const takes = forms.map((form) =>
      [...form.querySelectorAll<HTMLElement>('[data-take]')].map(({ dataset }) => dataset.take),
    );
    const ids = forms.map(({ dataset }) => dataset.question);
    expect(takes).toEqual(ids.map((_, index) => ids.slice(0, index)));
  });
});

describe('the two who talk', () => {
  const talk = talkOf(conversation);

  it('are drawn once, and shown from there', () => {
    const { container } = draw(
      <>
        <Drawings talk={talk} />
        <Cast talk={talk} />
      </>,
      'en',
      ['questions'],
    );
    const drawn = [...container.querySelectorAll('symbol')].map(({ id }) => `#${id}`);
    expect(new Set(drawn).size).toBe(2);
    expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(drawn);
  });

  it('are drawn in each set, whose questions all refer to them', () => {
    const [first, ...others] = formsOf(<ListeningSet set={conversation} name="Task" />);
    const drawn = [...(first?.querySelectorAll('symbol') ?? [])].map(({ id }) => `#${id}`);
    const uses = others.flatMap((form) => [...form.querySelectorAll('use')]);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(drawn).toContain(use.getAttribute('href'));
  });

  it.each(locales)('are named in words in %s', (locale) => {
    const { people } = catalog(locale, 'questions');
    const { container } = draw(<Cast talk={talk} />, locale, ['questions']);
    expect(container.textContent).toBe(people.studentWoman + people.you);
  });

  it('are who speaks in the recordings', () => {
    expect(sets.interactiveListening.map((set) => talkOf(set).partner)).toEqual([
      'studentWoman',
      'professorMan',
      'professorWoman',
    ]);
  });
});
