import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../../scripts/run/checkout/project.mjs';
import { voice } from './speech.mjs';

/** @typedef {(command: string, args: readonly string[]) => Promise<string>} Run gives what the command says on both outputs */

const execute = promisify(execFile);

/** @type {Run} */
export async function run(command, args) {
  const { stdout, stderr } = await execute(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout + stderr;
}

const voices = '/usr/share/festival/voices';

/** What has to be on the machine, by the Debian package that brings it. */
const needs = {
  ffmpeg: () => isOnPath('ffmpeg'),
  festival: () => isOnPath('text2wave'),
  'festvox-us-slt-hts': () =>
    existsSync(voices) && readdirSync(voices).some((kind) => existsSync(path.join(voices, kind, voice))),
};

/** @param {string} name */
function isOnPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
}

/** @throws {Failure} with the command that installs what is missing */
export function checkTools() {
  const missing = Object.entries(needs).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
  if (missing.length === 0) return;
  throw new Failure(
    `Videos are made with ${missing.join(', ')}, which this machine lacks. On Debian: apt-get install ${missing.join(' ')}`,
  );
}
