import { UAParser } from 'ua-parser-js';

/** Whether the visitor pays in the same window, as on phones and tablets (spec section 4). */
export function isMobile(userAgent: string): boolean {
  const { type } = new UAParser(userAgent).getDevice();
  return type === 'mobile' || type === 'tablet';
}
