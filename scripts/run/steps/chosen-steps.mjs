import { Failure } from '../checkout/project.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * What the command line asks for: all steps, `--only unit,browser`, or all but those of `--skip browser`; with `--full` also what
 * takes long and a release wants. What stands after these goes to the one step that is left, as in `--only browser
 * tests/browser/pages/header.spec.ts -g drawer`.
 *
 * @template {Pick<Step, 'name' | 'takesArguments' | 'fullOnly'>} S
 * @param {readonly S[]} all
 * @param {readonly string[]} args
 * @returns {{ chosen: readonly S[], leftOut: number, rest: readonly string[], full: boolean }} `leftOut`: how many steps `--only`
 *   and `--skip` took away
 * @throws {Failure} saying how it is written
 */
export function chosenSteps(all, args) {
  /** @type {{ option: string, given: string[] }[]} */
  const limits = [];
  let full = false;
  let rest = args;
  for (; isOption(rest[0]); rest = rest.slice(rest[0] === '--full' ? 1 : 2)) {
    const [option, value = ''] = rest;
    if (option === '--full') full = true;
    else limits.push({ option, given: value.split(',') });
  }
  const steps = all.filter((step) => full || !step.fullOnly);
  let chosen = steps;
  for (const { option, given } of limits) {
    const unknown = given.find((name) => !steps.some((step) => step.name === name));
    if (unknown !== undefined) {
      const names = steps.map((step) => step.name).join(',');
      throw new Failure(`${option} takes some of ${names}, not "${unknown}". ${usage(steps)}`);
    }
    chosen = chosen.filter((step) => given.includes(step.name) === (option === '--only'));
  }
  if (rest.length > 0 && (chosen.length !== 1 || !chosen[0]?.takesArguments)) {
    throw new Failure(`"${rest.join(' ')}" can be handed on to one step only. ${usage(steps)}`);
  }
  return { chosen, leftOut: steps.length - chosen.length, rest, full };
}

/**
 * @param {string | undefined} arg
 * @returns {arg is string}
 */
function isOption(arg) {
  return arg === '--only' || arg === '--skip' || arg === '--full';
}

/** @param {readonly Pick<Step, 'name' | 'takesArguments'>[]} steps */
function usage(steps) {
  const open = steps.filter((step) => step.takesArguments).map((step) => step.name);
  return (
    `Usage: npm test -- [--full] [--only <steps>] [--skip <steps>] [arguments of ${open.join(' or ')}], such as ` +
    `npm test -- --only browser tests/browser/pages/header.spec.ts -g drawer`
  );
}
