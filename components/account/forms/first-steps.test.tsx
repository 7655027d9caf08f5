// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPending } from '@/lib/account/pending';
import { accountText as text, descriptionOf, drawAccountForm } from '@/tests/support/components/account-form';
import { answers, answerWith } from '@/tests/support/components/component';
import { EmailForm } from './email-form.island';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockReset();
  dropPending('register');
  dropPending('reset');
});

const draw = (flow: 'register' | 'reset') =>
  drawAccountForm(flow === 'register' ? 'register' : 'forget', ({ texts, icons, submit, busy }) => (
    <EmailForm
      {...{ flow, texts, icons, submit, busy }}
      locale="en"
      next={flow === 'register' ? '/register2' : '/resetPassword'}
    />
  ));

describe('an API that cannot be reached', () => {
  it.each(['register', 'reset'] as const)(
    'leaves who begins to %s where he is, and says so',
    async (flow) => {
      answerWith(answers.broken);
      const form = draw(flow);
      await form.fill({ email: 'ada@example.com', ...(flow === 'register' && { nickname: 'Ada' }) });
      await form.submit();
      await waitFor(() => expect(form.alert().textContent).toBe(text('errors.network')));
      expect(push).not.toHaveBeenCalled();
      expect(form.field('email').value).toBe('ada@example.com');
    },
  );
});

it('leads on once a code is on its way', async () => {
  const asked = answerWith(answers.data({ challenge: 'c1' }));
  const form = draw('register');
  await form.fill({ email: 'ada@example.com', nickname: 'Ada' });
  await form.submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/register2'));
  expect(asked).toEqual([
    { path: 'common/sesCode', body: { email: 'ada@example.com', scene: 'register', locale: 'en' } },
  ]);
});

it('marks and announces empty and wrong fields; the first of them has the focus', async () => {
  const form = draw('register');
  await form.submit();
  expect(form.alert().textContent).toBe(text('errors.summary'));
  expect(document.activeElement).toBe(form.field('email'));
  expect(form.field('email').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(form.field('email'))).toContain(text('errors.emailMissing'));
  expect(descriptionOf(form.field('nickname'))).toContain(text('errors.nicknameMissing'));
  await form.fill({ email: 'ada@example', nickname: 'Ada' });
  await form.submit();
  expect(descriptionOf(form.field('email'))).toContain(text('errors.emailInvalid'));
  expect(form.field('nickname').hasAttribute('aria-invalid')).toBe(false);
  await form.fill({ email: 'ada@example.com', nickname: ' ' });
  await form.submit();
  expect(document.activeElement).toBe(form.field('nickname'));
  expect(form.field('email').hasAttribute('aria-invalid')).toBe(false);
});
