import { describe, expect, it } from 'vitest';
import { tutorLimits } from '../api/contract/tutor/limits';
import { isFull, newTalk, stepTalk, unansweredIn, type Said, type Talk, type TalkStep } from './talk';

const thread = 'thread-of-the-tests-0001';
const question = (text: string): Said => ({ by: 'user', text, lessons: [], stopped: false });
const answer = (text: string, more: Partial<Said> = {}): Said => ({
  ...question(text),
  by: 'tutor',
  ...more,
});

const after = (...steps: TalkStep[]): Talk => steps.reduce(stepTalk, newTalk('standard'));
const asked: TalkStep = { type: 'asked', text: 'Why?' };
const begun: TalkStep = { type: 'event', event: { begun: thread } };
const text = (piece: string): TalkStep => ({ type: 'event', event: { text: piece } });
const end: TalkStep = { type: 'event', event: { thread, left: 3, lessons: ['readAloud'] } };
const opened = (said: Said[], elsewhere = false): TalkStep => ({
  type: 'opened',
  talk: { thread, mode: 'test', said, elsewhere },
});

describe('a conversation', () => {
  it('grows by a question and its answer', () => {
    const coming = after(asked, begun, text('Be'), text('cause. '));
    expect(coming).toMatchObject({ thread, coming: 'Because. ', said: [question('Why?')], told: 'writing' });
    expect(unansweredIn(coming)).toBeUndefined();
    expect(stepTalk(coming, end)).toMatchObject({
      coming: null,
      said: [question('Why?'), answer('Because.', { lessons: ['readAloud'] })],
      told: 'done',
    });
  });

  it('keeps what has come of an answer that is stopped, fails or breaks off', () => {
    const coming = after(asked, begun, text('Be'));
    const said = [question('Why?'), answer('Be', { stopped: true })];
    expect(stepTalk(coming, { type: 'stopped' })).toMatchObject({ said, told: 'stopped', trouble: null });
    expect(stepTalk(coming, { type: 'event', event: { failed: 'slow' } })).toMatchObject({
      said,
      trouble: 'slow',
    });
    expect(stepTalk(coming, { type: 'failed', trouble: 'network' })).toMatchObject({
      said,
      trouble: 'network',
    });
    const nothing = stepTalk(after(asked, begun), { type: 'stopped' });
    expect(nothing.said).toEqual([question('Why?')]);
    expect(unansweredIn(nothing)).toBe('Why?');
  });

  it('forgets a question that was not taken, unless it stood there before', () => {
    const refused: TalkStep = { type: 'failed', trouble: 'spent' };
    expect(after(asked, refused)).toMatchObject({ said: [], coming: null, trouble: 'spent' });
    expect(after(asked, { type: 'stopped' }).said).toEqual([]);
    const again = after(opened([question('Why?')]), asked);
    expect(again.said).toEqual([question('Why?')]);
    expect(stepTalk(again, refused).said).toEqual([question('Why?')]);
  });

  it('asks a question that failed once more without saying it twice, and one that was stopped anew', () => {
    expect(after(asked, begun, { type: 'event', event: { failed: 'slow' } }, asked).said).toEqual([
      question('Why?'),
    ]);
    expect(after(asked, begun, text('Be'), { type: 'stopped' }, asked).said).toHaveLength(3);
  });

  it('goes on in the thread that the server has begun in the place of a full one', () => {
    const full = Array.from({ length: tutorLimits.messages - 1 }, (_, index) => question(`${index}`));
    const before = after(opened(full));
    expect(isFull(before)).toBe(true);
    const other: TalkStep = { type: 'event', event: { begun: 'thread-of-the-tests-0002' } };
    expect([asked, other].reduce(stepTalk, before)).toMatchObject({
      thread: 'thread-of-the-tests-0002',
      said: [question('Why?')],
    });
  });

  it('takes nothing that comes after its end, and no other mode once it has begun', () => {
    const over = after(asked, begun, text('Be'), { type: 'stopped' });
    expect(stepTalk(over, text('cause'))).toBe(over);
    expect(stepTalk(over, { type: 'mode', mode: 'test' }).mode).toBe('standard');
    expect(after({ type: 'mode', mode: 'test' }).mode).toBe('test');
  });

  it('has no open question while another tab waits for its answer', () => {
    expect(unansweredIn(after(opened([question('Why?')], true)))).toBeUndefined();
  });
});
