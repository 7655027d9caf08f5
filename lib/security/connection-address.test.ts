import { expect, it } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { writeConnectionAddress } from './connection-address';

it("puts the connection's address in place of what a visitor wrote, or of nothing", async () => {
  writeConnectionAddress();
  const origin = await listen((request, response) => response.end(request.headers['x-forwarded-for']));
  for (const headers of [{ 'x-forwarded-for': '198.51.100.1, 198.51.100.2' }, undefined]) {
    expect(await (await fetch(origin, { headers })).text()).toBe('127.0.0.1');
  }
});
