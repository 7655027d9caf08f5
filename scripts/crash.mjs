import './lib/node-version.mjs';
import { createJiti } from 'jiti';
import { inRoot, root } from './lib/project.mjs';

// The embedded API names its modules as the site does, from the checkout's folder.
await createJiti(import.meta.url, { alias: { '@': root } }).import(inRoot('scripts/crash/crash.ts'));
