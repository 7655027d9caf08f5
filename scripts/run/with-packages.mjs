import './checkout/node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopOnSignals } from './checkout/child.mjs';
import { exitCodeOf, inRoot } from './checkout/project.mjs';

// `node scripts/run/with-packages.mjs <script> …` runs a script that imports packages at its top, or says what a fresh checkout lacks.
process.argv.splice(1, 1);
const script = process.argv[1];

if (script === undefined || !existsSync(inRoot('node_modules/.package-lock.json'))) {
  console.error('Error: the packages are not installed. Run npm start first, or npm ci.');
  process.exit(1);
}
// After a first start there are the packages alone that a start needs.
const { prepare } = await import('./prepare.mjs');
// An npm that goes on behind a command which was stopped would meet the one of the next command.
const leaveSignals = stopOnSignals();
const code = await exitCodeOf(async () => {
  await prepare({ build: false, packages: 'all' });
  return 0;
});
leaveSignals();
if (code === 0) await import(pathToFileURL(path.resolve(script)).href);
else process.exitCode = code;
