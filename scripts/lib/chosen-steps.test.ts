import { describe, expect, it } from 'vitest';
import { chosenSteps } from './chosen-steps.mjs';

const steps = [
  { name: 'lint', takesArguments: false },
  { name: 'unit', takesArguments: true },
  { name: 'browser', takesArguments: true },
];

const names = (...args: string[]) => chosenSteps(steps, args).chosen.map(({ name }) => name);

describe('chosenSteps', () => {
  it('takes all, some, or all but some', () => {
    expect(names()).toEqual(['lint', 'unit', 'browser']);
    expect(names('--only', 'browser,lint')).toEqual(['lint', 'browser']);
    expect(names('--skip', 'browser')).toEqual(['lint', 'unit']);
  });

  it('hands the rest on to the one step', () => {
    const { chosen, rest } = chosenSteps(steps, ['--only', 'browser', 'tests/x.spec.ts', '-g', 'name']);
    expect(chosen).toEqual([steps[2]]);
    expect(rest).toEqual(['tests/x.spec.ts', '-g', 'name']);
  });

  it.each([
    [['--only', 'units'], '--only takes some of lint,unit,browser, not "units".'],
    [['tests/x.spec.ts'], '"tests/x.spec.ts" can be handed on to one step only.'],
    [['--only', 'unit,browser', '-t', 'a'], 'can be handed on to one step only'],
    [['--only', 'lint', 'app'], 'can be handed on to one step only'],
  ])('refuses %j and says how it is written', (args, words) => {
    expect(() => chosenSteps(steps, args)).toThrow(words);
    expect(() => chosenSteps(steps, args)).toThrow('Usage: npm test -- [--only <steps>]');
  });
});
