/** How a form shows what becomes of it: by React's state, or by attributes of what the server has drawn. */
export interface FormView<Wrong> {
  isBusy: () => boolean;
  setBusy: (busy: boolean) => void;
  /** Says what is wrong and goes to the first field that is; without it, that nothing is any more. */
  show: (wrong: Wrong | undefined) => void;
}

/**
 * The way of every form that is sent: one request at a time, nothing that is known to be wrong, and what was refused is said while all
 * that was entered stays.
 *
 * @param found what is wrong before anything is sent
 * @param send resolves to what was refused; must not throw for that
 * @returns whether it was sent and taken
 */
export async function sendForm<Wrong>(
  view: FormView<Wrong>,
  found: Wrong | undefined,
  send: () => Promise<Wrong | undefined>,
): Promise<boolean> {
  if (view.isBusy()) return false;
  view.show(found);
  if (found !== undefined) return false;
  view.setBusy(true);
  try {
    const refused = await send();
    if (refused !== undefined) view.show(refused);
    return refused === undefined;
  } finally {
    view.setBusy(false);
  }
}
