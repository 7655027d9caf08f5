import Cookies from 'js-cookie';
import { textEntry } from '../../browser/storage';
import { clickIdDays } from '../kept-days';
import { tellApi } from './tell-api';

/** Ms between two looks for the browser's id (spec section 4). */
const retryMs = 1000;

/** What Meta's click ids are made of; longer ones the API does not take. */
const wellFormed = /^[\w-]{1,450}$/;

const logged = textEntry('sessionStorage', 'click_ids_logged');

/**
 * Keeps the click id of an advertisement's link in the cookie `_fbc` for 90 days, unless there is one (spec section 4), and logs it.
 *
 * @param queries that the visitor came with, the oldest first
 */
export function keepClickId(queries: readonly string[], now = Date.now()): void {
  const fbclid = queries.map((query) => new URLSearchParams(query).get('fbclid')).findLast(Boolean);
  if (!fbclid || !wellFormed.test(fbclid)) return;
  const kept = Cookies.get('_fbc');
  if (kept?.endsWith(`.${fbclid}`)) return;
  if (kept === undefined) {
    Cookies.set('_fbc', `fb.1.${now}.${fbclid}`, {
      expires: clickIdDays,
      path: '/',
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  }
  tellApi(`logFbclid?${new URLSearchParams({ fbclid })}`, 'GET');
}

/**
 * Logs the click id and the browser's id as soon as Meta's script has set the latter: looks every second while the page can be seen.
 * Ids that this tab has logged are not logged again.
 *
 * @returns stops looking
 */
export function logIdsWhenThere(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = () => clearInterval(timer);
  const look = () => {
    const fbp = Cookies.get('_fbp');
    if (fbp === undefined) return;
    stop();
    const fbc = Cookies.get('_fbc');
    const ids = `${fbc} ${fbp}`;
    if (logged.read() === ids) return;
    logged.write(ids);
    tellApi('logFb', 'POST', { ...(fbc !== undefined && { fbc }), fbp });
  };
  const go = () => {
    pause();
    if (document.visibilityState === 'hidden') return;
    timer = setInterval(look, retryMs);
    look();
  };
  const stop = () => {
    pause();
    document.removeEventListener('visibilitychange', go);
  };
  document.addEventListener('visibilitychange', go);
  go();
  return stop;
}
