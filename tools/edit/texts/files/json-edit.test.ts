import { describe, expect, it } from 'vitest';
import { withText } from './json-edit.mjs';

const english: Record<string, string[]> = { '': ['a', 'b', 'c', 'd'], b: ['title', 'line'], c: ['title'] };
const order = (block: readonly string[]) => english[block.join('.')] ?? [];
const file = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

describe('withText', () => {
  it('puts a block that was missing where English has it, and further ones after it', async () => {
    let content = file({ a: 'A', d: 'D' });
    content = await withText(content, ['b', 'title'], 'T', order);
    content = await withText(content, ['c', 'title'], 'C', order);
    content = await withText(content, ['b', 'line'], 'L', order);
    expect(content).toBe(file({ a: 'A', b: { title: 'T', line: 'L' }, c: { title: 'C' }, d: 'D' }));
  });

  it('puts what English does not have at the end', async () => {
    const content = await withText(file({ a: 'A', d: 'D' }), ['x', 'y'], 'Z', order);
    expect(content).toBe(file({ a: 'A', d: 'D', x: { y: 'Z' } }));
  });
});
