// Imported first by every command: modules run in import order, so this message comes before anything that needs a newer Node.
import { readFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const needed = /^>=(\d+)\.(\d+)/.exec(engines.node);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [neededMajor = 0, neededMinor = 0] = (needed || []).slice(1).map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Error: this project needs Node ${neededMajor}.${neededMinor} or newer, and this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
