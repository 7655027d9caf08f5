import type * as drawing from './correct';

let pencil: typeof drawing | undefined;

/**
 * Asks for what draws corrections: when somebody begins to answer, so that it is there when the answer is judged. Where it cannot be
 * loaded, the fields themselves show what is right and what is not, and the next answer asks again.
 */
export async function takePencil(): Promise<void> {
  try {
    pencil ??= await import('./correct');
  } catch {
    // Nothing is drawn.
  }
}

/** Has corrections drawn or erased: at once where one can, as a field that is shown again is to take the focus. */
export function withPencil(order: (pencil: typeof drawing) => void): void {
  if (pencil) order(pencil);
  else void takePencil().then(() => pencil && order(pencil));
}
