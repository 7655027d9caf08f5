import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * @param {string} name
 * @param {string} where
 */
const onlyIn = (name, where) => ({ name, message: `Import it only in ${where}.` });

export default defineConfig([
  globalIgnores([
    '.next/',
    '.next-*/',
    'messages/**/*.d.json.ts',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': ['error', { paths: [onlyIn('next/link', 'lib/i18n/navigation.tsx')] }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through lib/env.ts.' },
      ],
    },
  },
  {
    files: ['lib/i18n/navigation.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Scripts run before the site does and hand the environment on; Next itself writes its own settings there, and built-in ones for browsers.
    files: [
      'lib/env.ts',
      'next.config.ts',
      'instrumentation.ts',
      'lib/session/jwe-key.ts',
      'scripts/**',
      'playwright.config.ts',
      'tests/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // This document stands outside the router.
    files: ['app/global-not-found.tsx', 'app/global-error.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
]);
