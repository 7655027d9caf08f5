// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, answerWith, draw } from '@/tests/support/components/component';

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

async function arrive(search: string) {
  window.history.replaceState(null, '', `/pricing${search}`);
  const { VisitOriginKeeper } = await import('./visit-origin-keeper.island');
  draw(<VisitOriginKeeper />, 'en', []).unmount();
}

it('counts who follows an invitation, once, and tells the code alone', async () => {
  const asked = answerWith(answers.json(500, { message: 'No', code: 'internal' }), answers.data(true));
  await arrive('?channel=spring');
  await arrive('?invite=abcdefgh23&channel=mail');
  await waitFor(() => expect(asked).toEqual([{ path: 'common/visit', body: { invite: 'abcdefgh23' } }]));
  await arrive('?invite=abcdefgh23');
  await arrive('?invite=somebody-else');
  await vi.dynamicImportSettled();
  expect(asked).toHaveLength(1);
});
