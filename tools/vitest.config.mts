import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the tools, run from the checkout's folder. One process, for it stands beside other steps that take one processor. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tools/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
  },
});
