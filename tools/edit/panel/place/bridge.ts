import { useSyncExternalStore } from 'react';
import type { TextId } from '../pointer/ids';
import { isSaid, type FromPage, type ToPage } from '../pointer/protocol';

type Here = Extract<FromPage, { edit: 'here' }>;

export interface InFrame {
  /** Undefined until the page has said it, and for what is no page of the site. */
  here?: Here;
  /** The frame is on its way to another page. */
  loading: boolean;
  /** Whether pointing chooses texts, or the page works as it does for visitors. */
  picking: boolean;
  /** What was last pointed at is an amount of money. */
  price?: boolean;
}

interface Heard {
  picked: (ids: TextId[]) => void;
  pressed: (key: 'save' | 'escape') => void;
}

/** ms in which a page shows a saved text by itself; then it is loaded anew. */
const patience = 5000;

/** The page in the frame: what it says, and what it is asked. There is one for the whole shell. */
export class Bridge {
  #frame: HTMLIFrameElement | null = null;
  #state: InFrame = { loading: true, picking: true };
  readonly #listeners = new Set<() => void>();
  readonly #heard = new Set<Partial<Heard>>();
  #shown: TextId[] = [];
  /** The page that was asked for and has not come yet. */
  #asked: string | undefined;
  /** Texts that were saved, as the page said them before. */
  #expected = new Map<TextId, string>();
  #reload: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  #change(part: Partial<InFrame>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Begins to listen to a frame. @returns what ends that */
  readonly connect = (frame: HTMLIFrameElement) => {
    this.#frame = frame;
    window.addEventListener('message', this.#hear);
    return () => {
      window.removeEventListener('message', this.#hear);
      clearTimeout(this.#reload);
      this.#frame = null;
      this.#state = { loading: true, picking: true };
    };
  };

  /** Calls with what is done in the page. @returns what ends that */
  readonly listen = (heard: Partial<Heard>) => {
    this.#heard.add(heard);
    return () => {
      this.#heard.delete(heard);
    };
  };

  readonly #hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    const page = this.#frame?.contentWindow;
    if (!page || source !== page || origin !== window.location.origin || !isSaid<FromPage>(data)) return;
    if (data.edit === 'here') {
      // The page before may still say something while the next one is on its way.
      if (!data.fresh && this.#asked !== undefined && data.path !== this.#asked) return;
      this.#asked = undefined;
      this.#change({ here: data, loading: false });
      if (data.texts.some(({ id, words }) => this.#expected.has(id) && this.#expected.get(id) !== words))
        this.expect([]);
      if (!data.fresh) return;
      this.#say({ edit: 'mode', picking: this.#state.picking });
      this.#say({ edit: 'show', ids: this.#shown });
    } else if (data.edit === 'left') {
      this.#change({ loading: true });
    } else if (data.edit === 'picked') {
      this.#change({ price: data.price === true });
      for (const { picked } of this.#heard) picked?.(data.ids);
    } else for (const { pressed } of this.#heard) pressed?.(data.key);
  };

  #say(said: ToPage): void {
    this.#frame?.contentWindow?.postMessage(said, window.location.origin);
  }

  /** The frame has loaded something; what is no page of the site says nothing itself. */
  readonly loaded = () => {
    this.#asked = undefined;
    this.#change({ loading: false });
  };

  readonly open = (path: string) => {
    this.#asked = path.replace(/#.*$/, '');
    this.#change({ loading: true });
    this.#frame?.contentWindow?.location.assign(path);
  };

  readonly pick = (picking: boolean) => {
    this.#change({ picking });
    this.#say({ edit: 'mode', picking });
  };

  /** Outlines texts where this page and the next ones have them; nothing for none. */
  readonly show = (ids: TextId[]) => {
    this.#shown = ids;
    this.#say({ edit: 'show', ids });
  };

  /** Sees to it that the page shows texts that were saved: it follows by itself, and is loaded anew when it does not. */
  readonly expect = (ids: readonly TextId[]) => {
    clearTimeout(this.#reload);
    const shown = this.#state.here?.texts.filter(({ id }) => ids.includes(id)) ?? [];
    this.#expected = new Map(shown.map(({ id, words }) => [id, words]));
    if (shown.length === 0) return;
    this.#reload = setTimeout(() => this.#frame?.contentWindow?.location.reload(), patience);
  };
}

export const bridge = new Bridge();

export const useInFrame = (): InFrame => useSyncExternalStore(bridge.subscribe, bridge.state);
