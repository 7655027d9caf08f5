import { createHmac } from 'node:crypto';

/** What an authenticator app shows at a moment (RFC 6238), worked out without the code of the site. @param ms epoch ms */
export function appCode(secret: string, ms: number): string {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(ms / 30_000), 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A code that the app does not show around a moment. */
export function wrongAppCode(secret: string, ms: number): string {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((away) => appCode(secret, ms + away));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}
