import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';

/** Answers whose texts a page shows as they are: pages themselves, and what their islands fetch of the question bank. */
const shown = /\/(?:page|not-found|error)$|^\/bank\//;

/**
 * Whether what is being made now is shown on a page. Mails, the API, pictures for sharing and captions get texts without marks: they
 * count letters, are kept, or leave this machine.
 */
export function isShownHere() {
  return isShown(workAsyncStorage.getStore()?.page);
}

/** @param {string | undefined} entry of the router, such as `/[locale]/(site)/courses/page`; undefined where no request is answered */
export function isShown(entry) {
  return entry !== undefined && shown.test(entry);
}
