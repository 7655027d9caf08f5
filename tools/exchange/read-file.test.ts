import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { runs } from '../../tests/support/full';
import { ExchangeError } from './exchange-error.mjs';
import { handoutOf, smallSite } from './fixtures';
import { writeCsv } from './formats/csv.mjs';
import { writeXliff } from './formats/xliff/write.mjs';
import { takeIn } from './intake/take-in.mjs';
import { bytesOf, readReturned } from './read-file.mjs';

it('reads no file that is too large, or none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'exchange-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const large = path.join(folder, 'large.xlf');
  await writeFile(large, '<xliff');
  await truncate(large, 25 * 2 ** 20);
  await expect(bytesOf(large)).rejects.toThrow('The file has 25 MB, and at most 24 are read: split it.');
  await expect(bytesOf(folder)).rejects.toThrow('cannot be read (EISDIR)');
  expect(() => readReturned(new Uint8Array(25 * 2 ** 20))).toThrow('split it');
});

it.each(['group id="g"', 'pc id="1" dispStart="[" dispEnd="]"'])(
  'reads or refuses %s in itself, 5000 times',
  (element) => {
    const [name = ''] = element.split(' ');
    const deep = `<${element}>`.repeat(5000) + `</${name}>`.repeat(5000);
    const unit = (target: string) =>
      `<unit id="a"><segment><source>One</source><target>${target}</target></segment></unit>`;
    const inner = name === 'group' ? deep.replace('></group>', `>${unit('Eins')}</group>`) : unit(deep);
    const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="home">${inner}</file></xliff>`;
    try {
      expect(readReturned(Buffer.from(file)).rows).toHaveLength(1);
    } catch (error) {
      expect(error).toBeInstanceOf(ExchangeError);
    }
  },
);

it('reads or refuses whatever a file has become, and takes in what the rules allow alone', async () => {
  const { site } = await smallSite();
  const handout = handoutOf({
    'home.hero.title': ['Practice for {brand}', 'Üben für {brand}'],
    'home.link': ['Read <link>our rules</link> first.', 'Lies zuerst <link>unsere "Regeln"</link>.'],
    'home.days': ['{days, plural, one {# day} other {# days}}', undefined],
  });
  const files = [writeXliff(handout), writeCsv(handout)];
  const bits = [
    '<',
    '>',
    '"',
    "'",
    '&',
    ';',
    ',',
    '\n',
    '\r',
    '{',
    '}',
    '=',
    ' ',
    '<target>',
    '</target>',
    'xmlns',
    '\u0000',
    '&#0;',
    '&x;',
    '<!--',
    ']]>',
  ];
  const edit = fc.record({
    place: fc.nat(),
    length: fc.nat({ max: 30 }),
    text: fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 5 })),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      async (file, edits) => {
        const changed = edits.reduce((text, { place, length, text: put }) => {
          const at = place % text.length;
          return text.slice(0, at) + put + text.slice(at + length);
        }, file);
        try {
          const taken = await takeIn(site, readReturned(Buffer.from(changed)), 'de');
          for (const { file: name } of taken.changes)
            expect(name).toMatch(/^messages\/de\/(?:home|meta)\.json$/);
        } catch (error) {
          expect(error).toBeInstanceOf(ExchangeError);
        }
      },
    ),
    { numRuns: runs(400) },
  );
});
