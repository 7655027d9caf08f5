import { describe, expect, it } from 'vitest';
import { chosenSteps } from './chosen-steps.mjs';

const steps = [
  { name: 'lint', takesArguments: false },
  { name: 'unit', takesArguments: true },
  { name: 'browser', takesArguments: true },
  { name: 'crash', fullOnly: true },
];

const names = (...args: string[]) => chosenSteps(steps, args).chosen.map(({ name }) => name);

describe('chosenSteps', () => {
  it('takes all, some, or all but some', () => {
    expect(names()).toEqual(['lint', 'unit', 'browser']);
    expect(names('--only', 'browser,lint')).toEqual(['lint', 'browser']);
    expect(names('--skip', 'browser')).toEqual(['lint', 'unit']);
  });

  it('adds what takes long with --full, wherever it stands among the options', () => {
    expect(names('--full')).toEqual(['lint', 'unit', 'browser', 'crash']);
    expect(names('--skip', 'unit,lint', '--full')).toEqual(['browser', 'crash']);
    expect(names('--full', '--only', 'crash')).toEqual(['crash']);
    expect(chosenSteps(steps, ['--full']).full).toBe(true);
    expect(chosenSteps(steps, []).full).toBe(false);
  });

  it('counts as left out what was offered and not taken', () => {
    expect(chosenSteps(steps, []).leftOut).toBe(0);
    expect(chosenSteps(steps, ['--only', 'unit']).leftOut).toBe(2);
    expect(chosenSteps(steps, ['--full', '--skip', 'unit']).leftOut).toBe(1);
  });

  it('hands the rest on to the one step', () => {
    const { chosen, rest } = chosenSteps(steps, ['--only', 'browser', 'tests/x.spec.ts', '-g', 'name']);
    expect(chosen).toEqual([steps[2]]);
    expect(rest).toEqual(['tests/x.spec.ts', '-g', 'name']);
    const more = chosenSteps(steps, ['--full', '--only', 'browser', '-g', '--full']);
    expect(more).toMatchObject({ full: true, rest: ['-g', '--full'] });
  });

  it.each([
    [['--only', 'units'], '--only takes some of lint,unit,browser, not "units".'],
    [['--only', 'crash'], '--only takes some of lint,unit,browser, not "crash".'],
    [['tests/x.spec.ts'], '"tests/x.spec.ts" can be handed on to one step only.'],
    [['--only', 'unit,browser', '-t', 'a'], 'can be handed on to one step only'],
    [['--only', 'lint', 'app'], 'can be handed on to one step only'],
  ])('refuses %j and says how it is written', (args, words) => {
    expect(() => chosenSteps(steps, args)).toThrow(words);
    expect(() => chosenSteps(steps, args)).toThrow('Usage: npm test -- [--full] [--only <steps>]');
  });
});
