import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/support/full';
import { handoutOf, oddText, textsIn } from '../../fixtures';
import { readReturned } from '../../read-file.mjs';
import { joined, piecesOf } from './codes.mjs';
import { writeXliff } from './write.mjs';

const read = (text: string) => readReturned(Buffer.from(text));

/** A file as a tool saves it, with what stands in the one unit of it. */
const fileOf = (
  unit: string,
  { version = '2.1', languages = 'srcLang="en" trgLang="de"', space = '2.0' } = {},
) =>
  `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:${space}" version="${version}" ${languages}>
  <file id="home"><group id="g"><unit id="hero.title">${unit}</unit></group></file>
</xliff>`;

const rowOf = (unit: string) => read(fileOf(unit)).rows[0];

describe('a message in pieces', () => {
  it('gives the message again', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        expect(joined(piecesOf(text))).toBe(text);
      }),
    );
  });

  it('keeps arguments and tags from the words, and leaves plurals whole', () => {
    expect(piecesOf('Read <link>the <b>rules</b></link>, {name}: {n, number, ::.0}')).toEqual([
      'Read ',
      {
        open: '<link>',
        close: '</link>',
        inside: ['the ', { open: '<b>', close: '</b>', inside: ['rules'] }],
      },
      ', ',
      { open: '{name}' },
      ': ',
      { open: '{n, number, ::.0}' },
    ]);
    for (const whole of ['{n, plural, other {# <b>x</b>}}', 'Broken {', '{w, select, other {x}}']) {
      expect(piecesOf(whole)).toEqual([whole]);
    }
  });
});

describe('a file', () => {
  it('keeps signs that readers take for ends of lines', () => {
    const text = 'a\rb\r\nc\u0085d\u2028e\u2029f';
    const { rows } = read(writeXliff(handoutOf({ 'home.text0': [text, text] })));
    expect(textsIn(rows)).toMatchObject([{ english: text, translation: text }]);
  });

  it('keeps every text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(oddText, oddText), { minLength: 1, maxLength: 5 }), (pairs) => {
        const texts = Object.fromEntries(pairs.map((pair, index) => [`home.text${index}`, pair]));
        const { language, rows } = read(writeXliff(handoutOf(texts)));
        expect(language).toBe('de');
        expect(textsIn(rows)).toEqual(
          Object.entries(texts).map(([key, [english, translation]]) => ({
            key,
            english,
            translation,
            fault: undefined,
          })),
        );
      }),
      { numRuns: runs(150) },
    );
  });

  it('says what a translator needs, and protects what has to stay', () => {
    const handout = handoutOf({
      'home.hero.title': [
        'Buy <link>{brand}</link> for {price}, {price}',
        'Für {price} <link>{brand}</link> und {brand}',
      ],
      'meta.home.title': ['Learn', undefined],
    });
    Object.assign(handout.rows[0] ?? {}, {
      state: 'stale',
      limit: '60 columns',
      keep: 'Keep: {brand}',
      notes: ['It counts.'],
      places: ['/'],
    });
    Object.assign(handout, { style: ['Readers are spoken to with “du”.'] });
    expect(writeXliff(handout)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.1" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0">
        <file id="home" original="messages/de/home.json" canResegment="no" xml:space="preserve">
          <notes>
            <note category="style" appliesTo="target">Readers are spoken to with “du”.</note>
          </notes>
          <unit id="hero.title" name="home.hero.title">
            <mda:metadata>
              <mda:metaGroup category="catalog">
                <mda:meta type="version">de i9fbVE bQ1Ms1</mda:meta>
              </mda:metaGroup>
            </mda:metadata>
            <notes>
              <note category="limit" appliesTo="target">60 columns</note>
              <note category="note" appliesTo="target">It counts.</note>
              <note category="place" appliesTo="target">Shown on /</note>
            </notes>
            <originalData>
              <data id="d1">&lt;link&gt;</data>
              <data id="d2">&lt;/link&gt;</data>
              <data id="d3">{brand}</data>
              <data id="d4">{price}</data>
            </originalData>
            <segment state="initial" subState="catalog:english-changed">
              <source>Buy <pc id="1" dataRefStart="d1" dataRefEnd="d2" dispStart="&lt;link&gt;" dispEnd="&lt;/link&gt;"><ph id="2" dataRef="d3" equiv="brand" disp="{brand}"/></pc> for <ph id="3" dataRef="d4" equiv="price" disp="{price}"/>, <ph id="4" dataRef="d4" equiv="price" disp="{price}"/></source>
              <target>Für <ph id="3" dataRef="d4" equiv="price" disp="{price}"/> <pc id="1" dataRefStart="d1" dataRefEnd="d2" dispStart="&lt;link&gt;" dispEnd="&lt;/link&gt;"><ph id="2" dataRef="d3" equiv="brand" disp="{brand}"/></pc> und <ph id="5" dataRef="d3" equiv="brand" disp="{brand}"/></target>
            </segment>
          </unit>
        </file>
        <file id="meta" original="messages/de/meta.json" canResegment="no" xml:space="preserve">
          <notes>
            <note category="style" appliesTo="target">Readers are spoken to with “du”.</note>
          </notes>
          <unit id="home.title" name="meta.home.title">
            <mda:metadata>
              <mda:metaGroup category="catalog">
                <mda:meta type="version">de zniv0O -</mda:meta>
              </mda:metaGroup>
            </mda:metadata>
            <segment state="initial">
              <source>Learn</source>
            </segment>
          </unit>
        </file>
      </xliff>
      "
    `);
  });

  it('may have been split, marked and rewritten by a tool', () => {
    const { rows } = read(
      fileOf(`
      <originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data></originalData>
      <segment state="translated"><source><sc id="1" dataRef="d1"/>One.<ec startRef="1" dataRef="d2"/></source>
        <target order="3"><mrk id="m1" type="term"><sc id="1" dataRef="d1"/>Eins</mrk>.<ec startRef="1" dataRef="d2"/></target></segment>
      <ignorable><source> </source></ignorable>
      <segment state="final"><source><![CDATA[Two & <ph id="2" disp="{n}"/>]]>.</source>
        <target order="1"><!-- a note --><sm id="m2"/>Zwei <ph id="2" disp="{n}"/><em startRef="m2"/>.</target></segment>`),
    );
    expect(rows).toEqual([
      {
        line: 3,
        key: 'home.hero.title',
        english: '<b>One.</b> Two & <ph id="2" disp="{n}"/>.',
        translation: 'Zwei {n}. <b>Eins.</b>',
        version: undefined,
        confirmed: true,
      },
    ]);
  });

  it.each([
    ['<segment><source>One</source></segment>', undefined],
    ['<segment><source>One</source><target/></segment>', undefined],
    [
      '<segment><source>One </source><target>Eins</target></segment><segment><source>Two</source></segment>',
      /not translated/,
    ],
    ['<segment><source>One</source><target><ph id="7"/></target></segment>', /the code 7/],
    [
      '<segment><source>One</source><target><pc id="7" dispStart="&lt;b>">x</pc></target></segment>',
      /the code 7/,
    ],
    [
      '<segment><source>One</source><target>x<html:b xmlns:html="urn:h">y</html:b></target></segment>',
      /<html:b>/,
    ],
    ['<segment><source>One</source><target><cp hex="FFFFFF"/></target></segment>', /FFFFFF/],
    ['<segment><source>One</source><target xml:lang="fr">Un</target></segment>', /marked as fr/],
  ])('names a unit that cannot be used: %s', (unit, fault) => {
    const row = rowOf(unit);
    expect(row?.translation).toBeUndefined();
    if (fault) expect(row?.fault).toMatch(fault);
    else expect(row?.fault).toBeUndefined();
  });

  const unit = '<segment><source>One</source><target>Eins</target></segment>';
  it.each([
    [fileOf(unit, { space: '1.2', version: '1.2' }), /This is XLIFF 1\.2/],
    ['<html/>', /a file of <html>/],
    [fileOf(unit, { languages: 'srcLang="de" trgLang="en"' }), /translation from de/],
    [fileOf(unit.replace('</target>', '')), /^Line 3 breaks the file/],
    [fileOf('<segment><source>&nbsp;</source></segment>'), /^Line 3 breaks the file/],
    [fileOf(unit).slice(0, -10), /breaks the file|broken/],
    ['<'.repeat(100_000), /no XML/],
  ])('is refused as a whole where it is no such file: %$', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('a document type', () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '\n',
  );
  it.each([
    ['that grows', `<!DOCTYPE xliff [<!ENTITY l0 "ha">\n${laughs}]>`, '&l9;'],
    ['that reads files', '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/hostname">]>', '&x;'],
    ['that asks for addresses', '<!doctype xliff SYSTEM "http://127.0.0.1:9/x.dtd">', 'x'],
  ])('%s is refused before anything reads it', (_, declaration, text) => {
    const start = performance.now();
    const file = fileOf(`<segment><source>One</source><target>${text}</target></segment>`);
    expect(() => read(file.replace('?>', `?>\n${declaration}`))).toThrow(/^Line 2 declares a document type/);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
