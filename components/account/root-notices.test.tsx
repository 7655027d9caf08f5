// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rootNotices } from '@/lib/session/root-notices';
import { draw } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';
import { RootNotices } from './root-notices';

it('has a message for each fragment, which can have the focus and so is read out', () => {
  draw(<RootNotices />, 'en', ['app']);
  const said = { removed: 'removed.text', signedOut: 'signedOut' } as const;
  for (const [name, key] of Object.entries(said)) {
    const notice = document.getElementById(rootNotices[name as keyof typeof said]);
    expect(notice?.textContent).toBe(message('en', 'app', key));
    expect(notice?.tabIndex).toBe(-1);
  }
});

it('says once that somebody is logged out: the address is that of the root then', () => {
  window.location.href = 'http://localhost:3000/?from=mail#logged-out';
  draw(<RootNotices />, 'en', ['app']);
  expect(window.location.href).toBe('http://localhost:3000/?from=mail');
});

it('leaves other fragments alone', () => {
  window.location.href = 'http://localhost:3000/#plans';
  draw(<RootNotices />, 'en', ['app']);
  expect(window.location.hash).toBe('#plans');
});
