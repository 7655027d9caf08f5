import { forgetAnswers, keepAnswer, keptAnswer, type GivenAnswer } from '@/lib/questions/kept';
import { reportSet } from '@/lib/questions/report';
import { sumOf, type Score } from '@/lib/questions/score';
import { Countdown } from './countdown';
import {
  emptyMarks,
  givenIn,
  isOpen,
  markQuestion,
  writeScore,
  writeWords,
  type QuestionState,
} from './marks';

/**
 * Makes the questions of a practice set answer: by their buttons, by the time limit once the set was started, and by what this
 * browser has kept from before. The markup says what is right (question-slide.tsx); this writes `data-state` and opens the answer.
 *
 * @param root the practice set
 * @param over ends it, when the page is left
 */
export function startPractice(root: HTMLElement, over: AbortSignal): void {
  const set = new PracticeRun(root);
  root.addEventListener('submit', (event) => set.onSubmit(event), { signal: over });
  root.addEventListener('click', (event) => set.onClick(event), { signal: over });
  root.addEventListener('change', (event) => set.onChange(event), { signal: over });
  root.addEventListener('input', (event) => set.onInput(event), { signal: over });
  over.addEventListener('abort', () => set.stop(), { once: true });
  set.restore();
  root.dataset.live = '';
}

class PracticeRun {
  readonly #root: HTMLElement;
  readonly #forms: readonly HTMLFormElement[];
  readonly #scores = new Map<HTMLFormElement, Score>();
  #countdown: Countdown | undefined;
  #stopRecording: (() => void) | undefined;
  /** Whether the time limit counts: it was begun by its button. */
  #isTimed = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#forms = [...root.querySelectorAll<HTMLFormElement>('form[data-question]')];
  }

  restore(): void {
    for (const form of this.#forms) {
      const given = keptAnswer(idOf(form));
      if (given) this.#show(form, given, given.length === 0);
      writeWords(form);
    }
    this.#showResult();
  }

  stop(): void {
    this.#countdown?.stop();
    this.#stopRecording?.();
  }

  onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) this.#check(event.target);
  }

  onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (!button) return;
    if ('begin' in button.dataset) this.#begin();
    if ('again' in button.dataset) this.#again();
    if ('next' in button.dataset && button.form) this.#goOn(button.form);
    if ('record' in button.dataset) void this.#toggleRecording(button);
  }

  onChange({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.form?.dataset.kind === 'choice')
      this.#check(target.form);
  }

  onInput({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement && target.form) {
      this.#countdown?.begin();
      writeWords(target.form);
    }
    // A full gap hands on to the next one.
    if (!(target instanceof HTMLInputElement) || target.value.length < target.maxLength) return;
    const gaps = [...(target.form?.querySelectorAll<HTMLInputElement>('input[data-key]') ?? [])];
    gaps[gaps.indexOf(target) + 1]?.focus();
  }

  #begin(): void {
    this.#isTimed = true;
    this.#open(this.#forms.find((form) => !this.#scores.has(form)) ?? this.#forms[0]);
  }

  #again(): void {
    forgetAnswers(this.#forms.map(idOf));
    for (const form of this.#forms) {
      form.reset();
      emptyMarks(form);
    }
    this.#scores.clear();
    this.#showResult();
    this.#begin();
  }

  #goOn(form: HTMLFormElement): void {
    this.#open(this.#forms[this.#forms.indexOf(form) + 1]);
  }

  #open(form: HTMLFormElement | undefined): void {
    if (!form) return;
    this.stop();
    reveal(form.parentElement);
    const isAsked = !this.#scores.has(form);
    const field = isAsked ? 'input, textarea, [data-record]' : '[data-next]';
    form.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
    if (!this.#isTimed || !isAsked) return;
    const place = form.querySelector<HTMLElement>('[data-recorder]');
    this.#countdown = new Countdown(form, {
      onBegin: () => place && void this.#startRecording(place),
      onEnd: () => this.#check(form, { isLate: true }),
    });
  }

  #check(form: HTMLFormElement, { isLate = false } = {}): void {
    if (this.#scores.has(form) && !isOpen(form)) return;
    this.stop();
    const given = givenIn(form);
    const kept = isLate && given.every((part) => part === '') ? [] : given;
    keepAnswer(idOf(form), kept);
    this.#show(form, kept, isLate);
    this.#showResult();
  }

  #show(form: HTMLFormElement, given: GivenAnswer, isLate: boolean): void {
    const score = markQuestion(form, given);
    this.#scores.set(form, score);
    form.dataset.state = isOpen(form) ? 'done' : stateOf(score, isLate);
    writeScore(form, score);
  }

  async #toggleRecording(button: HTMLButtonElement): Promise<void> {
    const place = button.closest<HTMLElement>('[data-recorder]');
    if (!place) return;
    if ('recording' in place.dataset) return this.#stopRecording?.();
    this.#countdown?.begin();
    await this.#startRecording(place);
  }

  async #startRecording(place: HTMLElement): Promise<void> {
    if ('recording' in place.dataset) return;
    this.#stopRecording?.();
    const { record } = await import('./recorder');
    this.#stopRecording = await record(place);
  }

  #showResult(): void {
    this.#root.toggleAttribute('data-done', this.#isDone());
    const result = this.#root.querySelector<HTMLElement>('[data-result]');
    if (result) writeScore(result, sumOf([...this.#scores.values()]));
    reportSet(this.#root, [...this.#scores.values()]);
  }

  #isDone(): boolean {
    return this.#forms.every((form) => this.#scores.has(form));
  }
}

const idOf = (form: HTMLFormElement): string => form.dataset.question ?? '';

function stateOf({ right, of }: Score, isLate: boolean): QuestionState {
  if (right === of) return 'right';
  if (right > 0) return 'partly';
  return isLate ? 'late' : 'wrong';
}

/** Scrolls the row, and not the page, to a slide. */
function reveal(slide: Element | null): void {
  if (!(slide instanceof HTMLElement) || !slide.parentElement) return;
  slide.parentElement.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft });
}
