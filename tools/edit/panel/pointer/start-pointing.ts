import { isAlive } from './alive';
import { isPriceAt } from './price';
import type { TextId } from './ids';
import { Outline } from './outline';
import { ShownPage } from './page';
import { isSaid, type FromPage, type ToPage } from './protocol';

/** Pixels that a finger may move and still point. */
const still = 8;

/** What a click consists of, besides itself: none of it is to reach the page while one points. */
const swallowed = ['mousedown', 'mouseup', 'dblclick', 'auxclick', 'submit', 'pointerdown', 'pointerup'];

/**
 * Makes the texts of a page that the shell shows in its frame be pointed at. Runs in the page, where it says what is there and does
 * what the shell asks.
 */
export function startPointing(shell: Window): void {
  let picking = false;
  let chosen: readonly TextId[] = [];
  let pointed: readonly TextId[] = [];
  let down: { x: number; y: number } | undefined;
  let drawing = false;

  const say = (said: FromPage) => shell.postMessage(said, window.location.origin);
  const outline = new Outline(document);
  const sayHere = () => say(page.here(false));
  const page = new ShownPage(document, () => {
    sayHere();
    drawSoon();
  });

  const draw = () => {
    if (!isAlive(document)) return void requestAnimationFrame(draw);
    drawing = false;
    outline.draw('chosen', page.rectangles(chosen));
    const isChosen = pointed.some((one) => chosen.includes(one));
    outline.draw('pointed', picking && !isChosen ? page.rectangles(pointed) : []);
  };
  const drawSoon = () => {
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(draw);
  };

  const pointAt = (ids: readonly TextId[]) => {
    if (ids.join() === pointed.join()) return;
    pointed = ids;
    drawSoon();
  };

  const pick = (x: number, y: number) => {
    const ids = page.at(x, y)?.ids ?? [];
    say({ edit: 'picked', ids, ...(isPriceAt(document, x, y) && { price: true }) });
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== shell || origin !== window.location.origin || !isSaid<ToPage>(data)) return;
    if (data.edit === 'mode') {
      picking = data.picking;
      if (!picking) pointAt([]);
    } else {
      chosen = data.ids;
      page.reveal(chosen);
    }
    drawSoon();
  });

  const capture = { capture: true, passive: false } as const;
  for (const kind of swallowed) {
    window.addEventListener(
      kind,
      (event) => {
        if (!picking) return;
        event.stopImmediatePropagation();
        if (event.type === 'submit' || event.type === 'mousedown') event.preventDefault();
        if (!(event instanceof PointerEvent)) return;
        const { clientX: x, clientY: y } = event;
        if (event.type === 'pointerdown') down = event.isPrimary && event.button === 0 ? { x, y } : undefined;
        else if (down && Math.hypot(down.x - x, down.y - y) <= still) pick(x, y);
      },
      capture,
    );
  }
  window.addEventListener('pointercancel', () => (down = undefined), capture);
  window.addEventListener(
    'click',
    (event) => {
      if (!picking) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Enter on a link or button is a click without a pointer.
      const target = event.detail === 0 && event.target instanceof Element ? event.target : undefined;
      const place = target?.getBoundingClientRect();
      if (place) pick(place.left + place.width / 2, place.top + place.height / 2);
    },
    capture,
  );
  window.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    if (picking && pointerType !== 'touch') pointAt(page.at(clientX, clientY)?.ids.slice(0, 1) ?? []);
  });
  document.documentElement.addEventListener('pointerleave', () => pointAt([]));
  window.addEventListener(
    'keydown',
    (event) => {
      const save = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!save && !(picking && event.key === 'Escape')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say({ edit: 'pressed', key: save ? 'save' : 'escape' });
    },
    capture,
  );
  for (const kind of ['scroll', 'resize'])
    window.addEventListener(kind, drawSoon, { capture: true, passive: true });
  for (const kind of ['popstate', 'hashchange']) window.addEventListener(kind, sayHere);
  // Pages that come without a new document.
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('currententrychange', sayHere);
  window.addEventListener('pagehide', () => say({ edit: 'left' }));
  say(page.here(true));
}
