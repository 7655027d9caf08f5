import { describe, expect, it } from 'vitest';
import { readCatalog } from './read-catalog.mjs';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readCatalog(bytes(text)).findings;
/** Characters below U+0100, a byte each: the older encodings of a file. */
const byteEach = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('encoding of a file', () => {
  it('names a mark at the beginning, and still reads the texts', () => {
    const catalog = readCatalog(bytes('\ufeff{ "a": "Größe" }'));
    expect(catalog.findings).toMatchObject([{ rule: 'encoding' }]);
    expect(catalog.findings[0]?.reason).toContain('begins with an invisible mark (BOM)');
    expect(catalog.texts.get('a')).toBe('Größe');
  });

  it('names the line that is no UTF-8', () => {
    const { findings, tree } = readCatalog(byteEach('{\n  "a": "eins",\n  "b": "f\xfcnf"\n}'));
    expect(findings).toMatchObject([{ key: '', rule: 'encoding' }]);
    expect(findings[0]?.reason).toContain('Line 3 holds a character that is not UTF-8');
    expect(tree).toBeUndefined();
  });

  it.each([
    ['with a mark', Uint8Array.from(Buffer.from('\ufeff{ "a": "x" }', 'utf16le'))],
    ['without', Uint8Array.from(Buffer.from('{ "a": "x" }', 'utf16le'))],
  ])('names UTF-16 %s', (_, content) => {
    expect(readCatalog(content).findings[0]?.reason).toContain('saved as UTF-16');
  });

  it('warns of the line ends of Windows', () => {
    const { findings, texts } = readCatalog(bytes('{\r\n  "a": "x"\r\n}\r\n'));
    expect(findings).toMatchObject([{ rule: 'line-ends', warning: true }]);
    expect(texts.get('a')).toBe('x');
  });
});

describe('characters of a text', () => {
  it.each([
    ['Gr�ße', 'holds �'],
    ['GrÃ¶ÃŸe', '“Ã¶” should be “ö”'],
    ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'should be “П”'],
    ['à¸ªà¸§à¸±à¸ªà¸”à¸µ', 'should be “ส”'],
    ['ã\u0081\u0093ã‚“ã\u0081«', 'should be “こん”'],
    ['aÄŸaÃ§', 'should be “ğ”'],
    ['itâ€™s', 'should be “’”'],
    ['Hallo\u200b', 'invisible character (U+200B) after “Hallo”'],
    ['\ufeffHallo', 'invisible character (U+FEFF) at its beginning'],
    ['wo\u00adhin', 'U+00AD'],
  ])('refuses %j', (text, words) => {
    const findings = read(JSON.stringify({ a: text }));
    expect(findings).toMatchObject([{ key: 'a', rule: 'character' }]);
    expect(findings[0]?.reason).toContain(words);
  });

  it.each([
    'è…” «à » perché…',
    'Spaß… “Ä”',
    'NÃO, MAÇÃ',
    'Guten Tag,\n\nhier',
    'ประโยค\u00a0ไทย',
    '日本々ー',
    '✓ 4.8 ★',
  ])('accepts %j', (text) => {
    expect(read(JSON.stringify({ a: text }))).toEqual([]);
  });
});

describe('broken JSON', () => {
  it.each([
    ['a comma too many', '{\n  "a": "x",\n  "b": { "c": "y", }\n}', 'Line 3', 'after the last entry'],
    ['a comma too many at the end', '{\n  "a": "x",\n}', 'Line 2', 'after the last entry'],
    ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}', 'Line 2', 'a comma is missing at its end'],
    ['a missing comma after a block', '{\n  "a": {\n  }\n  "b": "y"\n}', 'Line 3', 'comma is missing'],
    ['curly quotation marks', '{\n  "a": “x”\n}', 'Line 2', 'curly quotation mark'],
    ['curly quotation marks at a key', '{\n  “a”: "x"\n}', 'Line 2', 'curly quotation mark'],
    ['one curly quotation mark', '{\n  "a": "x”,\n  "b": "y"\n}', 'Line 2', 'curly quotation mark'],
    ['quotation marks in a text', '{\n  "a": "say "x" now"\n}', 'Line 2', 'inside a text ends the text'],
    ['a broken line', '{\n  "a": "one\ntwo"\n}', 'Line 2', 'does not end in its line'],
    ['a missing quotation mark', '{\n  "a": "one,\n  "b": "y"\n}', 'Line 2', 'does not end in its line'],
    ['a missing text', '{\n  "a": }\n', 'Line 2', 'look there'],
    ['a missing brace', '{\n  "a": "x"\n', 'Line 3', 'look there'],
    ['something after the end', '{\n  "a": "x"\n}\n}', 'Line 4', 'look there'],
    ['nothing', '', 'Line 1', 'look there'],
  ])('names %s', (_, content, line, words) => {
    const findings = read(content);
    expect(findings).toMatchObject([{ key: '', rule: 'json' }]);
    expect(findings[0]?.reason).toContain(`${line} breaks the file`);
    expect(findings[0]?.reason).toContain(words);
  });
});

it('knows the line of each key', () => {
  const { lines } = readCatalog(bytes('{\n  "a": {\n    "b": "x"\n  }\n}'));
  expect([...lines]).toEqual([
    ['a', 2],
    ['a.b', 3],
  ]);
});
