import { partIn, questionsIn } from '@/lib/questions/protocol';
import { reportSet } from '@/lib/questions/report/report';
import { resultOf, type Score } from '@/lib/questions/judge/score';
import { focusIn } from './focus';
import { showFoot } from './foot';
import { writeScore } from './marks';
import { withPencil } from './pencil/take';
import { following, inView, reveal, seeAnswer, showOnly } from './slides';

export class View {
  readonly root: HTMLElement;
  readonly forms: readonly HTMLFormElement[];
  readonly scores = new Map<HTMLFormElement, Score>();
  readonly isAnswered = (form: HTMLFormElement) => this.scores.has(form);
  /** None at the end. */
  current: HTMLFormElement | undefined;

  constructor(root: HTMLElement) {
    this.root = root;
    this.forms = questionsIn(root);
    this.current = inView(this.forms);
  }

  get missed(): readonly HTMLFormElement[] {
    return this.forms.filter((form) => {
      const { right = 0, of = 0 } = this.scores.get(form) ?? {};
      return right < of;
    });
  }

  get before(): HTMLFormElement | undefined {
    return this.current ? this.forms[this.forms.indexOf(this.current) - 1] : this.forms.at(-1);
  }

  /** The question that comes after another; none where the end does. */
  after(form: HTMLFormElement): HTMLFormElement | undefined {
    return following(form, this.forms, this.isAnswered);
  }

  isAsked(form: HTMLFormElement): boolean {
    return !this.scores.has(form) || 'work' in form.dataset;
  }

  get #slide(): HTMLElement | null {
    return this.current?.parentElement ?? partIn(this.root, 'end');
  }

  open(form: HTMLFormElement | undefined): void {
    this.current = form;
    this.showFoot();
    if (this.#slide) reveal(this.#slide);
    this.focus();
  }

  openEnd(): void {
    if (partIn(this.root, 'end')) this.open(undefined);
  }

  follow(): void {
    const current = inView(this.forms);
    if (current === this.current) return;
    const isLeft = this.#slide?.contains(document.activeElement);
    this.current = current;
    this.showFoot();
    // Not to a field, which would bring up a keyboard that nobody asked for.
    if (isLeft)
      (current ? partIn(this.root, 'go') : partIn(this.root, 'result'))?.focus({ preventScroll: true });
  }

  focus(): void {
    const form = this.current;
    if (!form) partIn(this.root, 'result')?.focus({ preventScroll: true });
    else if (!this.scores.has(form)) focusIn(form);
    else {
      const place = this.forms.length === 1 ? form.querySelector('summary') : partIn(this.root, 'go');
      place?.focus({ preventScroll: true });
      this.#seeFoot();
    }
  }

  /** The whole of it, where it does not stick to the window's edge. */
  #seeFoot(): void {
    partIn(this.root, 'foot')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  /** Brings a question that was judged into view with its verdict, once more when its corrections are drawn later. */
  seeAnswer(form: HTMLFormElement): void {
    const foot = partIn(this.root, 'foot');
    const see = () => {
      if (!foot || form !== this.current) return;
      this.#seeFoot();
      seeAnswer(form, foot);
    };
    see();
    withPencil(see);
  }

  sayEmpty(form: HTMLFormElement): void {
    form.dataset.state = 'empty';
    this.showFoot();
    this.#seeFoot();
  }

  /** Leaves every slide to be reached, as without a script. */
  showAll(): void {
    for (const slide of this.root.querySelectorAll('[inert]')) slide.removeAttribute('inert');
  }

  showFoot(): void {
    showOnly(this.#slide);
    const { root, forms, current: form, scores } = this;
    showFoot({ root, forms, form, scores, isAsked: form !== undefined && this.isAsked(form) });
  }

  /** @param isBack somebody comes to the set with answers from before: where all are there, its head says so */
  showResult({ isBack = false } = {}): void {
    const isDone = this.scores.size === this.forms.length;
    this.root.toggleAttribute('data-done', isDone);
    if (isBack || !isDone) this.root.toggleAttribute('data-was-done', isDone);
    this.showFoot();
    partIn(this.root, 'missed-again')?.toggleAttribute('hidden', this.missed.length === 0);
    if (isDone && partIn(this.root, 'missed'))
      withPencil(({ listMissed }) => listMissed(this.root, this.forms, this.missed));
    const scores = [...this.scores.values()];
    for (const name of ['finished', 'result'] as const) {
      const place = partIn(this.root, name);
      if (place) writeScore(place, resultOf(scores));
    }
    reportSet(this.root, scores);
  }
}
