import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messageFaults } from './message-faults';

const messages = { home: { days: '{count, plural, one {# Tag}}', name: 'Hallo {brand}', good: 'Gut' } };

function translated(key: 'days' | 'name' | 'good', writing: boolean) {
  const said: string[] = [];
  const faults = messageFaults('de', writing, (line) => said.push(line));
  const t = createTranslator({ locale: 'de', messages, namespace: 'home', ...faults });
  return { text: t(key, { count: 2, good: '' } as never), said };
}

describe('a text that cannot be shown', () => {
  it('stops a build', () => {
    expect(() => translated('days', false)).toThrow();
    expect(() => translated('name', false)).toThrow();
  });

  it('leaves the page standing while texts are written, and is named with its file and key', () => {
    expect(translated('good', true)).toEqual({ text: 'Gut', said: [] });
    expect(translated('days', true).text).toBe('⚠ home.days');
    expect(translated('days', true).said).toEqual([
      expect.stringMatching(/^messages\/de\/home\.json: days cannot be shown: .*MISSING_OTHER_CLAUSE/),
    ]);
    expect(translated('name', true).said).toEqual([
      expect.stringMatching(/^messages\/de\/home\.json: name cannot be shown: .*brand/),
    ]);
  });
});
