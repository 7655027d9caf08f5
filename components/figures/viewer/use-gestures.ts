import { useEffect, type RefObject } from 'react';
import { moved, zoomed, type View } from '@/components/figures/viewer/view';

type Change = (change: (view: View) => View) => void;

/** Wheel to zoom, one pointer to move, two to zoom, anywhere on the element. */
export function useGestures(element: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const area = element.current;
    if (!area) return;
    const stop = new AbortController();
    const { signal } = stop;
    const pointers = new Map<number, { x: number; y: number }>();

    // React listens to the wheel passively and could not keep the page behind from scrolling.
    area.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        change((view) => zoomed(view, event.deltaY < 0 ? 'in' : 'out'));
      },
      { passive: false, signal },
    );
    area.addEventListener(
      'pointerdown',
      (event) => {
        area.setPointerCapture(event.pointerId);
        pointers.set(event.pointerId, event);
      },
      { signal },
    );
    area.addEventListener(
      'pointermove',
      (event) => {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        pointers.set(event.pointerId, event);
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) {
          change((view) => moved(view, event.x - before.x, event.y - before.y));
          return;
        }
        const apart = (point: { x: number; y: number }) =>
          Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
        change((view) => zoomed(view, apart(event) / apart(before)));
      },
      { signal },
    );
    const release = (event: PointerEvent) => pointers.delete(event.pointerId);
    area.addEventListener('pointerup', release, { signal });
    area.addEventListener('pointercancel', release, { signal });
    return () => stop.abort();
  }, [element, change]);
}
