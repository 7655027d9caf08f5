import { UAParser } from 'ua-parser-js';

/**
 * A device as its owner knows it again, such as `Chrome, Android`; null where the browser does not say what it is. The parser
 * knows the names, so nothing of the header is repeated that it does not recognise.
 */
export function deviceOf(userAgent: string): string | null {
  const { browser, os } = new UAParser(userAgent).getResult();
  const names = [browser.name?.replace(/^Mobile /, ''), os.name].filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(', ').slice(0, 60);
}
