import { expect, it } from 'vitest';
import { sendForm, type FormView } from './send-form';

/** A form that keeps what it was told, in order. */
function formOf() {
  const said: string[] = [];
  let busy = false;
  const view: FormView<string> = {
    isBusy: () => busy,
    setBusy: (value) => {
      busy = value;
      said.push(value ? 'busy' : 'idle');
    },
    show: (wrong) => said.push(wrong ?? 'nothing'),
  };
  return { said, view };
}

it('sends nothing that is known to be wrong', async () => {
  const { said, view } = formOf();
  let sent = 0;
  const taken = await sendForm(view, 'missing', async () => {
    sent += 1;
    return undefined;
  });
  expect({ taken, sent, said }).toEqual({ taken: false, sent: 0, said: ['missing'] });
});

it('sends one request at a time', async () => {
  const { said, view } = formOf();
  let finish = () => {};
  const first = sendForm(
    view,
    undefined,
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  expect(await sendForm(view, 'wrong meanwhile', () => Promise.reject(new Error('sent twice')))).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(said).toEqual(['nothing', 'busy', 'idle']);
});

it('says what was refused and can be sent again, also after a fault of its own', async () => {
  const { said, view } = formOf();
  expect(await sendForm(view, undefined, () => Promise.resolve('refused'))).toBe(false);
  await expect(sendForm(view, undefined, () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
  expect(said).toEqual(['nothing', 'busy', 'refused', 'idle', 'nothing', 'busy', 'idle']);
  expect(view.isBusy()).toBe(false);
});
