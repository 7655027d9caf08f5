import { goAnew } from '../browser/go-anew';

/** The number of the purchase that the page in use is about, `/success/{id}`; undefined on other pages. */
export function purchaseInAddress(): string | undefined {
  const id = /\/success\/([^/]+)\/?$/.exec(window.location.pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Opens the app home by a full load (spec section 4), also from the app home itself. */
export function goHome(home: string): void {
  goAnew(`${home}#/home`);
}

/** Opens the exam room by a full load: its policy lets in less than that of a page that sells. */
export function goToExam(exam: string): void {
  goAnew(exam);
}
