import { expect, it } from 'vitest';
import { familyOf } from './family';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['chrome', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 0],
  ['chrome', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ['safari', `${phone} Version/18.0 Mobile/15E148 Safari/604.1`, 5],
  ['safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 5],
  ['other', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 0],
  ['other', `${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5],
] as const)('is %s for %s', (family, userAgent, maxTouchPoints) => {
  expect(familyOf({ userAgent, maxTouchPoints })).toBe(family);
});
