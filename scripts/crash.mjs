import './lib/node-version.mjs';
import { importSource } from './lib/import-source.mjs';

// The embedded API names its modules as the site does, from the checkout's folder.
await importSource('scripts/crash/crash.ts');
