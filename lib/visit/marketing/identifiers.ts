import Cookies from 'js-cookie';
import { textEntry } from '../../browser/storage';

const ofTrackers = /^(?:_fbc|_fbp|_ga|_ga_.*|_gcl_.*)$/;

const stored = ['lastExternalReferrer', 'lastExternalReferrerTime', 'multiFbc', '_gcl_ls'].map((name) =>
  textEntry('localStorage', name),
);

const noted = textEntry('sessionStorage', 'click_ids_logged');

export function removeIdentifiers(): void {
  for (const name of Object.keys(Cookies.get())) {
    if (!ofTrackers.test(name)) continue;
    Cookies.remove(name, { path: '/' });
    // Trackers write for the widest domain that the browser lets them.
    for (const domain of parentDomains(window.location.hostname)) Cookies.remove(name, { path: '/', domain });
  }
  for (const entry of [...stored, noted]) entry.remove();
}

/** `www.example.com`, `example.com`, `com`: browsers ignore those that they do not allow. */
function parentDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
