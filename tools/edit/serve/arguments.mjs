import { parseArgs } from 'node:util';
import { Failure } from '../../../scripts/run/checkout/project.mjs';

const usage = `npm run edit -- [options]
  --port <number>  where the editor is (4400)
  --no-open        do not open the browser`;

/**
 * @param {readonly string[]} args of the command line
 * @returns {{ port: number, opens: boolean }}
 * @throws {Failure} with how it is used
 */
export function readArguments(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '4400' }, 'no-open': { type: 'boolean', default: false } },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`--port ${values.port} is no port: it is a number from 1 to 65535.`);
    return { port, opens: !values['no-open'] };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
