import '../run/checkout/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { importSource } from '../run/checkout/import-source.mjs';
import { inRoot } from '../run/checkout/project.mjs';
import { documentFile, example, exampleFile, withSettings } from './papers.mjs';

// `npm run settings`: what docs/settings.md and .env.example say of the settings, from lib/env.
const source = {
  schema: await importSource('lib/env/schema.ts'),
  brand: (await importSource('lib/site/brand.ts')).brand,
};
writeFileSync(inRoot(documentFile), withSettings(readFileSync(inRoot(documentFile), 'utf8'), source));
writeFileSync(inRoot(exampleFile), example(source));
