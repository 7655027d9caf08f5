import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
    // Tests of what happens in a browser name their own.
    environment: 'node',
    // By itself it would leave one processor free for a watcher that is not there.
    maxWorkers: availableParallelism(),
  },
});
