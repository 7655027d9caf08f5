const place = 'edit.who';

/**
 * The name that was last handed over under, in this browser; empty where there is none or storage is refused.
 */
export function whoWrites(): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    // Storage is refused: the name is written anew each time.
    return '';
  }
}

export function rememberWho(who: string): void {
  try {
    localStorage.setItem(place, who);
  } catch {
    // As above.
  }
}
