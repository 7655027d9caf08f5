import { expect, it } from 'vitest';
import { Failure } from '../../../scripts/run/checkout/project.mjs';
import { readArguments } from './arguments.mjs';

it('takes a port, and whether to open the browser', () => {
  expect(readArguments([])).toEqual({ port: 4400, opens: true });
  expect(readArguments(['--no-open', '--port', '4401'])).toEqual({ port: 4401, opens: false });
});

it.each([['--port', 'abc'], ['--port', '0'], ['--port', '65536'], ['--prot', '1'], ['4401']])(
  'says how it is used for %s %s',
  (...args) => {
    const read = () => readArguments(args.filter((one) => one !== undefined));
    expect(read).toThrow(Failure);
    expect(read).toThrow('npm run edit -- [options]');
  },
);
