import { whenIdle } from '../session/when-idle';
import { buyLinks } from './buttons';

/** How far below the window the offers may be. */
const margin = '0px 0px 100%';

/**
 * Calls back once, when a buying link of the page is in the window or not far below it and the browser has nothing better to do;
 * visitors who never come near the offers ask nobody about them. Every link is looked at: on a phone those of the plans that are not
 * chosen are folded away, and never in sight.
 *
 * @returns calls it off
 */
export function whenOffersNear(callback: () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stop = whenIdle(callback);
    },
    { rootMargin: margin },
  );
  for (const link of buyLinks()) observer.observe(link);
  return () => {
    observer.disconnect();
    stop();
  };
}
