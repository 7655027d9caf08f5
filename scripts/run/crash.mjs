import './checkout/node-version.mjs';
import { importSource } from './checkout/import-source.mjs';

// The embedded API names its modules as the site does, from the checkout's folder.
await importSource('tests/crash/crash.ts');
