import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LessonMarker } from './lesson-marker';

const sent = ['readAndSelect', 'listenAndType'] as const;

function through(...pieces: string[]) {
  const marker = new LessonMarker();
  const shown = pieces.map((piece) => marker.push(piece)).join('') + marker.end();
  return { shown, lessons: marker.namedOf(sent) };
}

/** A text in pieces of some lengths. */
function cut(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const length of lengths) {
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...pieces, rest];
}

describe('the line that names lessons', () => {
  it('is not shown, and names those alone that went along', () => {
    expect(through('Press Yes.\n\n[[lessons: readAndSelect, secret]]')).toEqual({
      shown: 'Press Yes.',
      lessons: ['readAndSelect'],
    });
    expect(through('Yes. [[Lesson:`listenAndType`; READANDSELECT]]\n')).toEqual({
      shown: 'Yes.',
      lessons: [...sent],
    });
    expect(through('Press Yes.')).toEqual({ shown: 'Press Yes.', lessons: [] });
  });

  it('may come in any pieces', () => {
    const whole = 'One [1], [[two]] and\n\nthree.\n\n[[lessons: listenAndType]]\n';
    assert(
      property(array(integer({ min: 0, max: 9 }), { maxLength: 20 }), (lengths) => {
        expect(through(...cut(whole, lengths))).toEqual({
          shown: 'One [1], [[two]] and\n\nthree.',
          lessons: ['listenAndType'],
        });
      }),
    );
  });

  it('takes nothing away from a text without it, but white space at the end', () => {
    const text = array(tuple(string(), constantFrom('', '[', '[[', ']', ']]', '\n', ' '))).map((parts) =>
      parts.flat().join(''),
    );
    assert(
      property(text, array(integer({ min: 0, max: 9 }), { maxLength: 20 }), (whole, lengths) => {
        expect(through(...cut(whole, lengths)).shown).toBe(whole.trimEnd());
      }),
    );
  });

  it('costs next to nothing to look for in a page of blanks', () => {
    const marker = new LessonMarker();
    const began = performance.now();
    const shown = Array.from({ length: 1200 }, () => marker.push(' '.repeat(80))).join('') + marker.end();
    expect(shown).toBe('');
    // By a pattern that tries each blank it was hours.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('is not shown where it breaks off', () => {
    expect(through('Press Yes.\n\n[[lessons: readAnd').shown).toBe('Press Yes.');
    expect(through('Press Yes.\n\n[[les').shown).toBe('Press Yes.\n\n[[les');
  });
});
