/**
 * Lets a piece of work follow events that come in bursts: it begins when `quietMs` have passed without another, and never while it
 * is still at work; what came meanwhile counts as one more event.
 *
 * @param {() => Promise<unknown>} work
 * @param {number} quietMs
 * @returns {() => void} tells of an event
 */
export function takeTurns(work, quietMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let working = false;
  const event = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (working) return event();
      working = true;
      await work().catch((error) => console.error(error));
      working = false;
    }, quietMs);
  };
  return event;
}
