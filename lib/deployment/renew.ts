import { isWorking } from './work';

/** Where the time of the last reload is kept, in ms since 1970, and for how many ms no other follows it (spec section 9). */
const entry = 'reloaded_at';
const guardMs = 10_000;

/**
 * Loads the page anew, because its files are gone from the server. Never twice within ten seconds, and never where nothing can
 * remember that; where something is half done the reader decides, in the dialog of components/layout/renewal-dialog.tsx, and is not
 * asked again within ten seconds either.
 */
export function renew(): void {
  if (isRecent()) return;
  if (!isWorking()) return reload();
  const dialog = document.querySelector<HTMLDialogElement>('#renewal');
  if (!dialog || dialog.open) return;
  dialog.returnValue = '';
  dialog.onclose = () => {
    if (dialog.returnValue) reload();
    else note();
  };
  dialog.showModal();
}

function reload(): void {
  if (note()) window.location.reload();
}

function isRecent(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(entry)) < guardMs;
  } catch {
    return true;
  }
}

/** @returns whether the time is kept */
function note(): boolean {
  try {
    sessionStorage.setItem(entry, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
