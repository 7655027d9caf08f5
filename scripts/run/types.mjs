import './checkout/node-version.mjs';
import { runTool, stopOnSignals } from './checkout/child.mjs';
import { removeDevTypes } from './checkout/dev-types.mjs';
import { runAsScript } from './checkout/project.mjs';

// `npm run types`: checks the types, after those of routes and texts have been written anew. By TypeScript 7, which takes a quarter of the
// time; what lints and builds needs the program interface of 5.9, which 7 has not.
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  removeDevTypes();
  const written = await runTool('next/dist/bin/next', ['typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  return written === 0
    ? runTool('typescript-7/bin/tsc', ['--noEmit', '--incremental', 'false', '-p', '.'])
    : written;
});
