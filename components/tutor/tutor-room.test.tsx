// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import { courses, type CourseKey } from '@/lib/site/courses';
import { draw } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import type { LessonLink, TutorTexts } from './room/given';
import { TutorRoom } from './room/tutor-room';

const id = 'thread-of-the-tests-0001';
const t = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'tutor-room', key, values);
const texts = { 'tutor-room': catalog('en', 'tutor-room') } as unknown as TutorTexts;

const links = {
  ...{ login: '/login', plans: '/pricing#plans-title', privacy: '/privacy-policy', courses: '/courses' },
  ...{ practice: '/app/practice', correction: '/app/correction' },
  lessons: Object.fromEntries(
    courses.map(({ key, slug }) => [key, { href: `/courses/${slug}`, name: `Lesson ${key}` }]),
  ) as Record<CourseKey, LessonLink>,
};

const tutor = (more: object = {}) => ({
  models: [
    { id: 'small-1', name: 'Quick' },
    { id: 'large-1', name: 'Thorough' },
  ],
  ...{ modes: ['standard', 'test'], included: true, perDay: 100, left: 12 },
  ...{ renewed: '2026-11-29T00:00:00.000Z', threads: [] as object[] },
  ...more,
});
const listed = {
  ...{ id, title: 'What is a verb?', mode: 'test' },
  ...{ at: '2026-11-28T08:00:00.000Z', until: '2027-02-26T08:00:00.000Z' },
};
const message = (by: 'user' | 'tutor', text: string, more: object = {}) => ({
  ...{ by, text, at: '2026-11-28T08:00:00.000Z', lessons: [], stopped: false },
  ...more,
});
const kept = (...messages: object[]) => ({ id, mode: 'test', model: 'small-1', messages, answering: false });

/** An answer that comes as the test lets it. */
class Coming {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly body = new ReadableStream<Uint8Array>({
    start: (controller) => void (this.#controller = controller),
  });
  signal: AbortSignal | undefined;

  async send(...events: TutorEvent[]): Promise<void> {
    await act(async () => {
      for (const event of events) {
        this.#controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      }
      await Promise.resolve();
    });
  }

  async end(...events: TutorEvent[]): Promise<void> {
    await this.send(...events);
    this.#controller?.close();
  }

  answer(signal: AbortSignal | undefined): Response {
    this.signal = signal;
    signal?.addEventListener('abort', () => {
      try {
        this.#controller?.error(signal.reason);
      } catch {
        // It is over.
      }
    });
    return new Response(this.body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }
}

type Refusal = { status: number; code: string };
type Given = object | true | Refusal | Coming;

/** Stands in for the API by method and path; the last of several answers stays. */
function serve(given: Record<string, Given | Given[]>) {
  const asked: { call: string; body: Record<string, unknown> | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/api/v1/', '').replace(/thread-of[\w-]*/, '{id}')}`;
    const before = asked.filter((one) => one.call === call).length;
    asked.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answers = given[call];
    const answer = Array.isArray(answers) ? answers[Math.min(before, answers.length - 1)] : answers;
    if (answer === undefined) throw new TypeError(`Nobody answers ${call}`);
    if (answer instanceof Coming) return answer.answer(init.signal ?? undefined);
    if (typeof answer === 'object' && 'status' in answer)
      return Response.json({ message: 'x', ...answer }, { status: Number(answer.status) });
    return Response.json({ data: answer });
  });
  return asked;
}

const room = () => draw(<TutorRoom locale="en" texts={texts} links={links} />, 'en', []);
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: t('ask.label') });
const button = (name: string) => screen.findByRole('button', { name });
const ask = async (text: string) => {
  await userEvent.type(await box(), text);
  await userEvent.click(await button(t('ask.send')));
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/app/tutor');
  window.scrollTo = () => undefined;
  window.HTMLDialogElement.prototype.showModal ??= () => undefined;
});

describe('who comes in', () => {
  it('learns that there is no tutor where the calls answer 404, and what there is', async () => {
    serve({ 'GET tutor': { status: 404, code: 'no_tutor' } });
    room();
    expect(await screen.findByRole('heading', { name: t('none.title') })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/courses',
      '/app/practice',
      '/app/correction',
    ]);
  });

  it('may try again where nothing loads', async () => {
    serve({});
    room();
    expect(await screen.findByText(t('failed'))).toBeTruthy();
    serve({ 'GET tutor': tutor() });
    await userEvent.click(await button(t('retry')));
    expect(await box()).toBeTruthy();
  });

  it('without a plan for it reads and deletes, and is led to the plans', async () => {
    serve({
      'GET tutor': tutor({ included: false, threads: [listed] }),
      'GET tutor/threads/{id}': kept(message('user', 'What is a verb?')),
    });
    room();
    expect(await screen.findByRole('heading', { name: t('notIncluded.title') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('notIncluded.plans') }).getAttribute('href')).toBe(links.plans);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /What is a verb/ }));
    expect(await screen.findByRole('heading', { name: t('chat.you') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('chat.again') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('chats.new') })).toBeNull();
  });

  it('without a plan for it and without chats sees nothing but that', async () => {
    serve({ 'GET tutor': tutor({ included: false }) });
    room();
    expect(await screen.findByRole('heading', { name: t('notIncluded.title') })).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a question', () => {
  it('is asked in a mode and of a model, and its answer appears as it comes', async () => {
    const coming = new Coming();
    const asked = serve({
      'GET tutor': [tutor(), tutor({ left: 11, threads: [listed] })],
      'POST tutor/messages': coming,
    });
    room();
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(t('begin.test.name')) }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('ask.model') }), 'large-1');
    expect(screen.getByText(t('ask.left', { count: 12 }))).toBeTruthy();
    await ask('What is a verb?');
    expect(asked.at(-1)?.body).toEqual({
      ...{ mode: 'test', model: 'large-1', text: 'What is a verb?', locale: 'en' },
    });
    expect((await box()).value).toBe('');
    await coming.send({ begun: id }, { text: 'A **verb** ' });
    expect((await screen.findByText('verb')).tagName).toBe('STRONG');
    expect(window.location.search).toBe(`?thread=${id}`);
    expect(screen.getByText(t('said.writing')).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('radio')).toBeNull();
    await coming.end({ text: 'says' }, { thread: id, left: 11, lessons: ['readAloud', 'no-lesson'] });
    expect(await screen.findByText(t('said.done'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lesson readAloud' }).getAttribute('href')).toBe(
      links.lessons.readAloud.href,
    );
    expect(await screen.findByText(t('ask.left', { count: 11 }))).toBeTruthy();
    expect(document.activeElement).toBe(await box());
  });

  it('goes with Enter, but not while a word is composed, and Shift makes a line', async () => {
    const asked = serve({ 'GET tutor': tutor(), 'POST tutor/messages': new Coming() });
    room();
    await userEvent.type(await box(), 'One{Shift>}{Enter}{/Shift}Two');
    expect((await box()).value).toBe('One\nTwo');
    fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });
    expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ text: 'One\nTwo' }));
    await userEvent.type(await box(), 'Three{Enter}');
    expect((await box()).value).toBe('Three');
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('can be begun with an idea, which is not sent by itself', async () => {
    const asked = serve({ 'GET tutor': tutor() });
    room();
    await userEvent.click(await button(t('begin.idea.standard.1')));
    expect((await box()).value).toBe(t('begin.idea.standard.1'));
    expect(document.activeElement).toBe(await box());
    expect(asked).toHaveLength(1);
  });

  it('is not sent when it is too long, which is said', async () => {
    const asked = serve({ 'GET tutor': tutor() });
    room();
    fireEvent.change(await box(), { target: { value: 'a'.repeat(2003) } });
    expect(screen.getByText(t('ask.tooLong', { count: 3 }))).toBeTruthy();
    await userEvent.click(await button(t('ask.send')));
    expect(asked).toHaveLength(1);
  });

  it('stays where the page is loaded again before it is sent', async () => {
    serve({ 'GET tutor': tutor() });
    const { unmount } = room();
    await userEvent.type(await box(), 'Half a quest');
    unmount();
    room();
    expect((await box()).value).toBe('Half a quest');
  });
});

describe('an answer', () => {
  it('can be stopped; what was said stays, and one may ask again at once', async () => {
    const [first, second] = [new Coming(), new Coming()];
    const asked = serve({
      'GET tutor': tutor(),
      'POST tutor/messages': [first, { status: 409, code: 'busy' }, second],
    });
    room();
    await ask('Why?');
    await first.send({ begun: id }, { text: 'Because' });
    await screen.findByText('Because');
    await userEvent.click(await button(t('ask.stop')));
    expect(first.signal?.aborted).toBe(true);
    expect(await screen.findByText(t('chat.stopped'))).toBeTruthy();
    expect(screen.getByText(t('said.stopped'))).toBeTruthy();
    await ask('Go on');
    await waitFor(() => expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(3));
    expect(asked.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      thread: id,
      text: 'Go on',
    });
    await second.end({ begun: id }, { text: 'And so on' }, { thread: id, left: 1, lessons: [] });
    expect(await screen.findByText('And so on')).toBeTruthy();
  });

  it.each(['unavailable', 'refused', 'slow'] as const)(
    'that fails (%s) says so and can be asked for again',
    async (failed) => {
      const [first, second] = [new Coming(), new Coming()];
      const asked = serve({ 'GET tutor': tutor(), 'POST tutor/messages': [first, second] });
      room();
      await ask('Why?');
      await first.end({ begun: id }, { failed });
      expect(await screen.findByText(t(`trouble.${failed}`))).toBeTruthy();
      await userEvent.click(await button(t('chat.again')));
      expect(asked.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
        thread: id,
        text: 'Why?',
      });
      expect(screen.queryByText(t(`trouble.${failed}`))).toBeNull();
      await second.end({ begun: id }, { text: 'Because' }, { thread: id, left: 1, lessons: [] });
      expect(await screen.findByText('Because')).toBeTruthy();
      expect(screen.getAllByRole('heading', { name: t('chat.you') })).toHaveLength(1);
    },
  );

  it.each([
    [{ status: 409, code: 'busy' }, 'busy'],
    [{ status: 402, code: 'not_in_plan' }, 'notIncluded'],
    [{ status: 429, code: 'slow_down' }, 'slowDown'],
    [{ status: 500, code: 'internal' }, 'server'],
  ])('that is refused (%o) gives the question back', async (refusal, trouble) => {
    serve({ 'GET tutor': tutor(), 'POST tutor/messages': refusal });
    room();
    await ask('Why?');
    expect(await screen.findByText(t(`trouble.${trouble}`))).toBeTruthy();
    expect((await box()).value).toBe('Why?');
    expect(localStorage.getItem('tutor_draft')).toBe('Why?');
  });

  it('that breaks off keeps what was said', async () => {
    const coming = new Coming();
    serve({ 'GET tutor': tutor(), 'POST tutor/messages': coming });
    room();
    await ask('Why?');
    await coming.end({ begun: id }, { text: 'Because' });
    expect(await screen.findByText(t('trouble.network'))).toBeTruthy();
    expect(screen.getByText('Because')).toBeTruthy();
    expect((await box()).value).toBe('');
  });

  it('is copied as text', async () => {
    serve({
      'GET tutor': tutor({ threads: [listed] }),
      'GET tutor/threads/{id}': kept(message('user', 'Hi'), message('tutor', 'Say <en>hello</en>.')),
    });
    window.history.replaceState(null, '', `/app/tutor?thread=${id}`);
    room();
    const user = userEvent.setup();
    await user.click(await button(t('chat.copy')));
    expect(await navigator.clipboard.readText()).toBe('Say hello.');
    expect(await screen.findByText(t('chat.copied'))).toBeTruthy();
  });
});

describe('limits', () => {
  it('that are reached are said with the time from which one may ask again', async () => {
    const asked = serve({ 'GET tutor': tutor({ left: 0 }) });
    room();
    const said = await screen.findByText(/You have asked as much as you can for today/);
    expect(said.textContent).toContain('Nov');
    await ask('Why?');
    expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false);
    expect((await box()).value).toBe('Why?');
  });

  it('of the network are said, and nothing is lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve({ 'GET tutor': tutor() });
    room();
    expect(await screen.findByText(t('trouble.offline'))).toBeTruthy();
    await ask('Why?');
    await waitFor(async () => expect((await box()).value).toBe('Why?'));
  });
});

describe('the chats', () => {
  const other = { ...listed, id: 'thread-of-the-tests-0002', title: 'Second' };

  it('are listed, opened by address and by the list, and left by the way back', async () => {
    serve({
      'GET tutor': tutor({ threads: [listed, other] }),
      'GET tutor/threads/{id}': [
        kept(message('user', 'What is a verb?'), message('tutor', 'First answer')),
        { ...kept(message('user', 'Two'), message('tutor', 'Second answer')), id: other.id },
      ],
    });
    window.history.replaceState(null, '', `/app/tutor?thread=${id}`);
    room();
    expect(await screen.findByText('First answer')).toBeTruthy();
    const list = screen.getByRole('navigation', { name: t('chats.title') });
    const current = () => list.querySelector('[aria-current]')?.textContent;
    expect(current()).toContain('What is a verb?');
    await userEvent.click(within(list).getByRole('link', { name: /Second/ }));
    expect(await screen.findByText('Second answer')).toBeTruthy();
    expect(window.location.search).toBe(`?thread=${other.id}`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
    await userEvent.click(within(list).getByRole('button', { name: t('chats.new') }));
    expect(await screen.findByRole('heading', { name: t('begin.title') })).toBeTruthy();
    expect(window.location.search).toBe('');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
    expect(screen.getByText(t('chats.kept', { days: 90 }))).toBeTruthy();
  });

  it('are deleted once that is confirmed', async () => {
    const asked = serve({
      'GET tutor': [tutor({ threads: [listed] }), tutor()],
      'GET tutor/threads/{id}': kept(message('user', 'What is a verb?'), message('tutor', 'An answer')),
      'DELETE tutor/threads/{id}': true,
    });
    window.history.replaceState(null, '', `/app/tutor?thread=${id}`);
    room();
    await screen.findByText('An answer');
    await userEvent.click(await button(t('chats.deleteOf', { title: listed.title })));
    const dialog = await screen.findByRole('dialog', { name: t('chats.confirm') });
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: t('chats.delete') }));
    expect(await screen.findByText(t('chats.none'))).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: t('chats.new') })),
    );
    expect(screen.queryByText('An answer')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('that are gone are said to be', async () => {
    serve({ 'GET tutor': tutor(), 'GET tutor/threads/{id}': { status: 404, code: 'unknown_thread' } });
    window.history.replaceState(null, '', `/app/tutor?thread=${id}`);
    room();
    expect(await screen.findByText(t('trouble.unknown'))).toBeTruthy();
    expect(window.location.search).toBe('');
  });
});
