import { writeFileSync } from 'node:fs';
import { createJiti } from 'jiti';
import { inRoot, root, runAsScript } from '../../../scripts/run/checkout/project.mjs';

// `npm run scenes` draws the photos and the people of conversations from their kit.
await runAsScript(import.meta.url, async () => {
  const jiti = createJiti(import.meta.url, {
    alias: { '@': root },
    fsCache: false,
    jsx: { runtime: 'automatic' },
  });
  /** @type {typeof import('./files')} */
  const { drawnFiles } = await jiti.import('./files.tsx');
  for (const [file, content] of drawnFiles()) writeFileSync(inRoot(file), content);
  return 0;
});
