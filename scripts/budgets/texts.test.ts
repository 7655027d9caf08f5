import { describe, expect, it } from 'vitest';
import { readHtml } from '../csp/html.mjs';
import { flightStrings, hiddenTexts } from './texts.mjs';

const flight = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`;
const page = (shown: string, ...rows: string[]) =>
  readHtml(
    `<body>${shown}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows.map(flight).join('')}</body>`,
  );

describe('flightStrings', () => {
  it('finds the strings of rows, also after a long text that looks like rows', () => {
    const long = '1:["é\n2:"';
    const data = `0:["$","p",null,{"a":"say \\"hi\\"","b":"$$5"}]\n3:T${Buffer.byteLength(long).toString(16)},${long}4:I["x"]\n`;
    expect(flightStrings(data)).toEqual(['$', 'p', 'a', 'say "hi"', 'b', '$5', long, 'x']);
  });
});

describe('hiddenTexts', () => {
  const texts = new Set(['Try it for free', 'Tom & "Jerry" <run>', 'Only for the island']);

  it('counts what only scripts can read', () => {
    expect(
      hiddenTexts(
        page('<p>Try it for free</p>', '0:{"a":"Try it for free","b":"Only for the island"}\n'),
        texts,
      ),
    ).toEqual(['Only for the island']);
  });

  it('recognises shown texts behind escapes, in attributes and across elements', () => {
    const shown = `<img alt="Tom &amp; &quot;Jerry&quot; &lt;run&gt;"><p>Try <!-- -->it <b>for</b> free</p>`;
    expect(hiddenTexts(page(shown, '0:["Try it for free","Tom & \\"Jerry\\" <run>"]\n'), texts)).toEqual([]);
  });

  it('puts rows together that Next cut into several scripts, and counts a text once', () => {
    expect(hiddenTexts(page('', '0:["Only for ', 'the island","Only for the island"]\n'), texts)).toEqual([
      'Only for the island',
    ]);
  });
});
