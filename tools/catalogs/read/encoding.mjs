/** @typedef {import('./read-catalog.mjs').Finding} Finding */

/**
 * The text of a catalog's bytes. A file that is no clean UTF-8 has none: guessing would put wrong letters on the pages.
 * @param {Uint8Array} bytes
 * @returns {{ content: string | undefined, findings: Finding[] }}
 */
export function decodeCatalog(bytes) {
  if (isUtf16(bytes)) {
    return refused('The file is saved as UTF-16 (“Unicode” in some editors): save it as UTF-8.');
  }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = marked ? bytes.subarray(3) : bytes;
  const content = decoded(body);
  if (content === undefined) {
    return refused(
      `Line ${firstBadLine(body)} holds a character that is not UTF-8: the file was saved in an older encoding, such as ` +
        `Windows-1252 or Latin-1. Save it as UTF-8.`,
    );
  }
  /** @type {Finding[]} */
  const findings = [];
  if (marked) {
    const reason =
      'The file begins with an invisible mark (BOM), which breaks it: save it as UTF-8 without BOM.';
    findings.push({ key: '', rule: 'encoding', reason });
  }
  if (content.includes('\r')) {
    const reason = 'The lines end as Windows ends them (CRLF). The site works; npm run format mends it.';
    findings.push({ key: '', rule: 'line-ends', reason, warning: true });
  }
  return { content, findings };
}

/** @param {string} reason @returns {{ content: undefined, findings: Finding[] }} */
function refused(reason) {
  return { content: undefined, findings: [{ key: '', rule: 'encoding', reason }] };
}

/** JSON is ASCII at its beginning, so that every second byte of UTF-16 is 0. @param {Uint8Array} bytes */
function isUtf16(bytes) {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.length > 1 && (first === 0) !== (second === 0);
}

/** @param {Uint8Array} bytes @returns {string | undefined} */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array} bytes */
function firstBadLine(bytes) {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (decoded(bytes.subarray(start, end < 0 ? bytes.length : end)) === undefined) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}
