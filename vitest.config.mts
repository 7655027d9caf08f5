import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: { include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}', '*.test.ts'], environment: 'node' },
});
