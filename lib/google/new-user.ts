import { textEntry } from '../browser/storage';

const entry = textEntry('sessionStorage', 'new_user');

/** Keeps for the next page of this tab that an account has just been opened (the new-user action of spec section 4). */
export function keepNewUser(): void {
  // Where storage is blocked the next page does not welcome.
  entry.write('true');
}

/** Whether an account was opened on the page before; once. */
export function takeNewUser(): boolean {
  const isNew = entry.read() !== null;
  entry.remove();
  return isNew;
}
