import { whenIdle } from '../session/when-idle';
import { buyLinks } from './buttons';

/** How far below the window the offers may be. */
const margin = '0px 0px 100%';

/**
 * Calls back once, when the first buying link of the page is in the window or not far below it and the browser has nothing better
 * to do; visitors who never come near the offers ask nobody about them.
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
  const [first] = buyLinks();
  if (first) observer.observe(first);
  return () => {
    observer.disconnect();
    stop();
  };
}
