import { forgetAnswers, keepAnswer, keptAnswer, type GivenAnswer } from '@/lib/questions/kept';
import { idOf, isPart, kindOf, partIn } from '@/lib/questions/protocol';
import { handOn } from '../fields/hand-on';
import type { Clocks } from './clocks';
import { emptyMarks, givenIn, isOpen, markQuestion, noteTyped, writeWords } from './marks';
import { writeSelection } from './selection';
import { beginAnswer, holdFoot, isEmpty } from './slides';
import { Sounds } from './sounds';
import { View } from './view';
import { Voice } from './voice';

export class PracticeRun {
  readonly #view: View;
  readonly #voice = new Voice();
  readonly #sounds: Sounds;
  /** Loaded when somebody starts them. */
  #clocks: Clocks | undefined;
  #isTimed = false;

  constructor(root: HTMLElement) {
    this.#view = new View(root);
    this.#sounds = new Sounds(root);
  }

  /** Shows what is kept: as the set comes to life, and what is answered or forgotten elsewhere then, where nothing is begun here. */
  restore(): void {
    if (this.#isTimed) return;
    const isLive = 'live' in this.#view.root.dataset;
    const changed = this.#view.forms.filter(
      (form) => this.#view.isAnswered(form) === !keptAnswer(idOf(form)),
    );
    for (const form of isLive ? changed : this.#view.forms) {
      const given = keptAnswer(idOf(form));
      if (isLive && !given) this.#empty(form);
      else if (given && !(isLive && !isEmpty(givenIn(form)))) this.#show(form, given, given.length === 0);
      // Chosen before this script was there.
      else if (kindOf(form) === 'choice' && givenIn(form).length > 0) this.#check(form);
      writeWords(form);
    }
    if (!isLive || changed.length > 0) this.#view.showResult({ isBack: true });
  }

  /** Ends what goes on; every question can be reached then, as without a script. */
  end(): void {
    this.#isTimed = false;
    this.#pause();
    this.#clocks?.end();
    this.#view.showAll();
  }

  #pause(): void {
    this.#clocks?.pause();
    this.#voice.stop();
    this.#sounds.stop();
  }

  onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (!this.#view.isAsked(form)) return this.#goOn(form);
    this.#checkAsked(form, event.submitter && partIn(this.#view.root, 'foot'));
  }

  onClick({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (!button) return;
    if (isPart(button, 'begin')) this.#begin();
    if (isPart(button, 'again')) this.#again(this.#view.forms);
    if (isPart(button, 'missed-again')) this.#again(this.#view.missed);
    if (isPart(button, 'skip') && this.#view.current) this.#goOn(this.#view.current);
    if (isPart(button, 'back')) this.#open(this.#view.before);
    if (isPart(button, 'record')) this.#toggleRecording(button);
    if (isPart(button, 'play')) this.#play(button.form);
    if (isPart(button, 'slower')) this.#play(button.form, undefined, true);
  }

  onInput({ target }: Event): void {
    if (target instanceof Element) beginAnswer(target.closest('form'));
    if (target instanceof HTMLTextAreaElement && target.form) {
      this.#clocks?.begin();
      noteTyped(target.form);
    }
    if (target instanceof HTMLInputElement) handOn(target);
    this.#view.showFoot();
  }

  onScroll(): void {
    this.#view.follow();
  }

  onSelection(): void {
    const text = document.activeElement;
    if (text instanceof HTMLTextAreaElement && this.#view.root.contains(text)) writeSelection(text.form);
  }

  #begin(): void {
    this.#isTimed = true;
    this.#open(this.#view.forms.find((form) => !this.#view.scores.has(form)) ?? this.#view.forms[0]);
  }

  #again(forms: readonly HTMLFormElement[]): void {
    this.end();
    forgetAnswers(forms.map(idOf));
    forms.forEach((form) => this.#empty(form));
    this.#view.showResult();
    this.#open(forms[0]);
  }

  #goOn(form: HTMLFormElement): void {
    const next = this.#view.after(form);
    if (next) return this.#open(next);
    this.#pause();
    this.#view.openEnd();
  }

  #empty(form: HTMLFormElement): void {
    form.reset();
    emptyMarks(form);
    this.#sounds.free(form);
    this.#view.scores.delete(form);
  }

  #open(form: HTMLFormElement | undefined): void {
    if (!form) return;
    this.#pause();
    const isAsked = !this.#view.isAnswered(form);
    this.#view.open(form);
    if (!this.#isTimed || !isAsked) return;
    this.#sounds.free(form);
    const recorder = partIn(form, 'recorder');
    const isHeard = partIn(form, 'prompt') !== null;
    // What is answered aloud is heard first.
    if (isHeard) this.#play(form, () => recorder && this.#count(form, recorder));
    if (!isHeard || !recorder) this.#count(form, recorder);
  }

  #count(form: HTMLFormElement, recorder: HTMLElement | null): void {
    if (this.#clocks) return this.#clocks.count(form, recorder);
    const onLate = (late: HTMLFormElement) => this.#check(late, { isLate: true });
    void import('./clocks').then((module) => {
      const { root, forms, isAnswered, current } = this.#view;
      this.#clocks ??= new module.Clocks({ root, forms, voice: this.#voice, isAnswered, onLate });
      // While they were on their way it may have been answered, skipped or begun anew.
      if (this.#isTimed && current === form && !isAnswered(form)) this.#clocks.count(form, recorder);
    });
  }

  #play(form: HTMLFormElement | null, onEnd?: () => void, isSlow = false): void {
    if (!form) return;
    this.#sounds.play(form, { isLimited: this.#isTimed && !this.#view.isAnswered(form), onEnd, isSlow });
  }

  /** Judges what the reader has entered, by a button that stays where it is. Where that is nothing, it is no answer yet. */
  #checkAsked(form: HTMLFormElement, pressed: HTMLElement | null): void {
    this.#view.current = form;
    const given = givenIn(form);
    if (isOpen(form) || this.#view.scores.has(form) || !isEmpty(given)) {
      holdFoot(form, pressed, () => this.#check(form, { given }));
      this.#view.seeAnswer(form);
    } else this.#view.sayEmpty(form);
    this.#view.focus();
  }

  #check(form: HTMLFormElement, { given = givenIn(form), isLate = false } = {}): void {
    if (this.#view.scores.has(form) && !isOpen(form)) return;
    this.#pause();
    const isIn = isLate && this.#view.root.contains(document.activeElement);
    const kept = isLate && isEmpty(given) ? [] : given;
    keepAnswer(idOf(form), kept);
    this.#show(form, kept, isLate);
    this.#view.showResult();
    this.#clocks?.pause();
    // What it was on may be closed now.
    if (!isIn) return;
    this.#view.seeAnswer(form);
    this.#view.focus();
  }

  #show(form: HTMLFormElement, given: GivenAnswer, isLate: boolean): void {
    this.#view.scores.set(form, markQuestion(form, given, isLate));
    this.#sounds.free(form);
  }

  #toggleRecording(button: HTMLButtonElement): void {
    const place = button.closest<HTMLElement>('[data-recorder]');
    if (!place) return;
    if ('recording' in place.dataset) return this.#voice.stop();
    this.#sounds.stop();
    this.#clocks?.begin();
    void this.#voice.start(place);
  }
}
