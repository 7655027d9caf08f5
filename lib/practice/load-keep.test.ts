import { expect, it, vi } from 'vitest';
import { loadKeep } from './load-keep';

const order: string[] = [];
let clientComes = () => {};
const client = new Promise<void>((resolve) => {
  clientComes = resolve;
});

vi.mock('../session/api', () => ({
  loadApi: () => {
    order.push('client asked for');
    return client;
  },
}));

vi.mock('./keep', () => {
  order.push('keep asked for');
  return { keepPractice: 'kept' };
});

it('asks for nothing else before the API client has come', async () => {
  const keep = loadKeep();
  await vi.waitFor(() => expect(order).toEqual(['client asked for']));
  order.push('client came');
  clientComes();
  await expect(keep).resolves.toMatchObject({ keepPractice: 'kept' });
  expect(order).toEqual(['client asked for', 'client came', 'keep asked for']);
});
