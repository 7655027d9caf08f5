// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { AppHome } from './app-home.island';

const order: string[] = [];

vi.mock('@/lib/session/token', () => ({ readToken: () => 'a token', onSessionEnded: () => () => undefined }));
vi.mock('@/lib/account/app-texts', () => ({ loadAppTexts: async () => ({}) }));
vi.mock('@/lib/session/api', () => ({
  loadApi: () => {
    order.push('client');
    return Promise.reject(new Error('No network'));
  },
}));
vi.mock('./own-account', () => {
  order.push('account');
  return { OwnAccount: () => <p>Drawn</p> };
});

it('asks for the API client before the code of the account, and draws that whether or not the client comes', async () => {
  const settings = { texts: { loading: 'Loading' }, locale: 'en', login: '/login', root: '/' };
  render(<AppHome {...(settings as unknown as ComponentProps<typeof AppHome>)} />);
  await screen.findByText('Drawn');
  expect(order).toEqual(['client', 'account']);
});
