// Imported first by every command: modules run in import order, so this message comes before anything that needs a newer Node.
import { readFileSync } from 'node:fs';
import { fits, inWords } from './node-range.mjs';
import { inRoot } from './project.mjs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

if (!fits(process.versions.node, engines.node)) {
  console.error(
    `Error: this project needs Node ${inWords(engines.node)}, and this is Node ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
