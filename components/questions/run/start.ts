import { forgetAnswers, keepAnswer, keptAnswer, type GivenAnswer } from '@/lib/questions/kept';
import { reportSet } from '@/lib/questions/report';
import { sumOf, type Score } from '@/lib/questions/score';
import { Clocks } from './clocks';
import { emptyMarks, givenIn, isOpen, markQuestion, noteTyped, writeScore, writeWords } from './marks';
import { keepText, writeSelection } from './selection';
import {
  beginAnswer,
  focusIn,
  following,
  handOn,
  idOf,
  isEmpty,
  offerSkipped,
  reveal,
  stateOf,
} from './slides';
import { freeSounds, playSound, stopSound } from './sound';
import { Voice } from './voice';

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
  root.addEventListener('beforeinput', keepText, { signal: over });
  document.addEventListener('selectionchange', () => set.onSelection(), { signal: over });
  over.addEventListener('abort', () => set.end(), { once: true });
  set.restore();
  root.dataset.live = '';
}

class PracticeRun {
  readonly #root: HTMLElement;
  readonly #forms: readonly HTMLFormElement[];
  readonly #scores = new Map<HTMLFormElement, Score>();
  readonly #isAnswered = (form: HTMLFormElement) => this.#scores.has(form);
  readonly #voice = new Voice();
  readonly #clocks: Clocks;
  /** It was begun by its button. */
  #isTimed = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#forms = [...root.querySelectorAll<HTMLFormElement>('form[data-question]')];
    this.#clocks = new Clocks({
      ...{ root, forms: this.#forms, voice: this.#voice, isAnswered: this.#isAnswered },
      onLate: (form) => this.#check(form, { isLate: true }),
    });
  }

  restore(): void {
    for (const form of this.#forms) {
      const given = keptAnswer(idOf(form));
      if (given) this.#show(form, given, given.length === 0);
      // Chosen before this script was there.
      else if (form.dataset.kind === 'choice' && givenIn(form).length > 0) this.#check(form);
      writeWords(form);
    }
    this.#showResult();
  }

  end(): void {
    this.#pause();
    this.#clocks.end();
  }

  #pause(): void {
    this.#clocks.pause();
    this.#voice.stop();
    stopSound();
  }

  onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) this.#checkAsked(event.target);
  }

  onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (!button) return;
    if ('begin' in button.dataset) this.#begin();
    if ('again' in button.dataset) this.#again();
    if ('next' in button.dataset && button.form)
      this.#open(following(button.form, this.#forms, this.#isAnswered));
    if ('record' in button.dataset) this.#toggleRecording(button);
    if ('play' in button.dataset) this.#play(button.form);
  }

  onChange({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.form?.dataset.kind === 'choice')
      this.#checkAsked(target.form);
  }

  onInput({ target }: Event): void {
    if (target instanceof Element) beginAnswer(target.closest('form'));
    if (target instanceof HTMLTextAreaElement && target.form) {
      this.#clocks.begin();
      noteTyped(target.form);
    }
    if (target instanceof HTMLInputElement) handOn(target);
  }

  onSelection(): void {
    const text = document.activeElement;
    if (text instanceof HTMLTextAreaElement && this.#root.contains(text)) writeSelection(text.form);
  }

  #begin(): void {
    this.#isTimed = true;
    this.#open(this.#forms.find((form) => !this.#scores.has(form)) ?? this.#forms[0]);
  }

  #again(): void {
    this.end();
    forgetAnswers(this.#forms.map(idOf));
    for (const form of this.#forms) {
      form.reset();
      emptyMarks(form);
      freeSounds(form);
    }
    this.#scores.clear();
    this.#showResult();
    this.#open(this.#forms[0]);
  }

  #open(form: HTMLFormElement | undefined): void {
    if (!form) return;
    this.#pause();
    reveal(form);
    const isAsked = !this.#scores.has(form);
    focusIn(form, isAsked);
    if (!this.#isTimed || !isAsked) return;
    freeSounds(form);
    const recorder = form.querySelector<HTMLElement>('[data-recorder]');
    const isHeard = form.querySelector('[data-prompt]') !== null;
    // What is answered aloud is heard first.
    if (isHeard) this.#play(form, () => recorder && this.#clocks.count(form, recorder));
    if (!isHeard || !recorder) this.#clocks.count(form, recorder);
  }

  #play(form: HTMLFormElement | null, onEnd?: () => void): void {
    const sound = form?.querySelector<HTMLElement>('[data-sound]');
    if (form && sound) playSound(sound, this.#isTimed && !this.#scores.has(form), onEnd);
  }

  /** Judges what the reader has entered. Where that is nothing, it is no answer yet. */
  #checkAsked(form: HTMLFormElement): void {
    if (!isOpen(form) && !this.#scores.has(form) && isEmpty(givenIn(form))) {
      form.dataset.state = 'empty';
      return focusIn(form, true);
    }
    this.#check(form);
    if (!isOpen(form)) focusIn(form, false);
  }

  #check(form: HTMLFormElement, { isLate = false } = {}): void {
    if (this.#scores.has(form) && !isOpen(form)) return;
    this.#pause();
    const kept = isLate && isEmpty(givenIn(form)) ? [] : givenIn(form);
    keepAnswer(idOf(form), kept);
    this.#show(form, kept, isLate);
    this.#showResult();
    this.#clocks.pause();
  }

  #show(form: HTMLFormElement, given: GivenAnswer, isLate: boolean): void {
    const score = markQuestion(form, given);
    this.#scores.set(form, score);
    form.dataset.state = isOpen(form) ? 'done' : stateOf(score, isLate);
    writeScore(form, score);
    freeSounds(form);
  }

  #toggleRecording(button: HTMLButtonElement): void {
    const place = button.closest<HTMLElement>('[data-recorder]');
    if (!place) return;
    if ('recording' in place.dataset) return this.#voice.stop();
    stopSound();
    this.#clocks.begin();
    void this.#voice.start(place);
  }

  #showResult(): void {
    this.#root.toggleAttribute('data-done', this.#scores.size === this.#forms.length);
    offerSkipped(this.#forms, this.#isAnswered);
    const result = this.#root.querySelector<HTMLElement>('[data-result]');
    if (result) writeScore(result, sumOf([...this.#scores.values()]));
    reportSet(this.#root, [...this.#scores.values()]);
  }
}
