import { expect, it } from 'vitest';
import { deviceOf } from './device';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

it.each([
  [android, 'Chrome, Android'],
  [iphone, 'Safari, iOS'],
  [windows, 'Firefox, Windows'],
  ['', null],
  ['curl/8.5.0', null],
  ['<script>alert(1)</script>\u202e', null],
])('names %j %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
