import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { accessTokenVerifier } from './access-token';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('ends an answer that stalls, whatever memory is taken back meanwhile', async () => {
  const origin = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"aud":');
  });
  const identityOf = accessTokenVerifier({
    tokeninfoUrl: origin,
    userinfoUrl: origin,
    audience: 'us',
    timeoutMs: 300,
  });
  const collecting = setInterval(collectGarbage, 20);
  onTestFinished(() => clearInterval(collecting));
  await expect(identityOf('token')).rejects.toThrow('timeout');
});
