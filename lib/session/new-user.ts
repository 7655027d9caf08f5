const storageKey = 'new_user';

/** Keeps for the next page of this tab that an account has just been opened (the new-user action of spec section 4). */
export function keepNewUser(): void {
  try {
    window.sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is blocked: the next page does not welcome.
  }
}

/** Whether an account was opened on the page before; once. */
export function takeNewUser(): boolean {
  try {
    const isNew = window.sessionStorage.getItem(storageKey) !== null;
    window.sessionStorage.removeItem(storageKey);
    return isNew;
  } catch {
    return false;
  }
}
