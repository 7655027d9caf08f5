import { describe, expect, it } from 'vitest';
import { addCase, choicesIn, sayInCase } from './cases';

const days = 'For {n, plural, one {# day} other {# days}}.';

/** What each case of the first choice says. */
const said = (message: string) =>
  choicesIn(message)?.[0]?.cases.map(({ name, start, end }) => [name, message.slice(start, end)]);

describe('cases of a text', () => {
  it('are what stands between their braces', () => {
    expect(said(days)).toEqual([
      ['one', '# day'],
      ['other', '# days'],
    ]);
    expect(said('{x, select, a {} other {<b>{n}</b> 😀}}')).toEqual([
      ['a', ''],
      ['other', '<b>{n}</b> 😀'],
    ]);
  });

  it('are those of the outermost choice, also inside of tags', () => {
    expect(said('<b>{x, select, a {{n, plural, other {#}}} other {y}}</b>')?.[0]).toEqual([
      'a',
      '{n, plural, other {#}}',
    ]);
  });

  it('are none in a plain text, and unknown in one that cannot be read', () => {
    expect(choicesIn('Hello {name}')).toEqual([]);
    expect(choicesIn('Hello {name')).toBeUndefined();
  });

  it('are written one by one, while the others stay and move along', () => {
    const choices = choicesIn(days) ?? [];
    const [one, other] = choices[0]?.cases ?? [];
    const first = sayInCase({ message: days, choices }, one!, 'a single day');
    expect(first.message).toBe('For {n, plural, one {a single day} other {# days}}.');
    // What cannot be read for a moment.
    const broken = sayInCase(first, first.choices[0]!.cases[1]!, '# {');
    expect(broken.message).toBe('For {n, plural, one {a single day} other {# {}}.');
    const mended = sayInCase(broken, broken.choices[0]!.cases[1]!, '# days');
    expect(mended.message).toBe('For {n, plural, one {a single day} other {# days}}.');
    expect(other?.name).toBe('other');
  });

  it('that the language needs are added with the words of the last', () => {
    const message = '{n, plural, one {# день} other {# дня}}';
    expect(addCase(message, choicesIn(message)![0]!, 'few')).toBe(
      '{n, plural, one {# день} other {# дня} few {# дня}}',
    );
  });
});
