import { Failure } from './project.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * What the command line asks for: all steps, `--only unit,browser`, or all but those of `--skip browser`. What stands after
 * these goes to the one step that is left, as in `--only browser tests/header.spec.ts -g drawer`.
 *
 * @template {Pick<Step, 'name' | 'takesArguments'>} S
 * @param {readonly S[]} steps
 * @param {readonly string[]} args
 * @returns {{ chosen: readonly S[], rest: readonly string[] }}
 * @throws {Failure} saying how it is written
 */
export function chosenSteps(steps, args) {
  const names = steps.map((step) => step.name);
  let chosen = names;
  let rest = args;
  for (; rest[0] === '--only' || rest[0] === '--skip'; rest = rest.slice(2)) {
    const [option, value = ''] = rest;
    const given = value.split(',');
    const unknown = given.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Failure(`${option} takes some of ${names.join(',')}, not "${unknown}". ${usage(steps)}`);
    }
    chosen = chosen.filter((name) => given.includes(name) === (option === '--only'));
  }
  const left = steps.filter((step) => chosen.includes(step.name));
  if (rest.length > 0 && (left.length !== 1 || !left[0]?.takesArguments)) {
    throw new Failure(`"${rest.join(' ')}" can be handed on to one step only. ${usage(steps)}`);
  }
  return { chosen: left, rest };
}

/** @param {readonly Pick<Step, 'name' | 'takesArguments'>[]} steps */
function usage(steps) {
  const open = steps.filter((step) => step.takesArguments).map((step) => step.name);
  return (
    `Usage: npm test -- [--only <steps>] [--skip <steps>] [arguments of ${open.join(' or ')}], such as ` +
    `npm test -- --only browser tests/header.spec.ts -g drawer`
  );
}
