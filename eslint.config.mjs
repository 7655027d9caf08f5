import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import { restrictedPaths } from './scripts/rooms/restricted-paths.mjs';

/**
 * Until script has come a browser sends a form itself, by default with everything entered in the address, passwords too. By this
 * method, outside a dialog, it sends nothing and leaves everything where it is. A button disabled until then would have no place
 * among the keyboard's, and `post` leads to a page that takes none.
 */
const formMethod = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='method'][value.value='dialog']))",
  message:
    'A form that script sends has method="dialog": a browser would put what is entered into the address.',
};

/** `replace` reads `$&` in a value, and one after the other they read names in each other's values. */
const fillingByReplace = [
  '[arguments.0.value=/\\{\\w+[,}]/]',
  '[arguments.0.quasis.0.value.raw=/\\{$/]',
  '[arguments.0.regex.pattern=/^\\\\\\{\\(/]',
].map((first) => ({
  selector: `CallExpression[callee.property.name=/^replace(All)?$/]${first}`,
  message: 'Values are put into a text by fill (lib/i18n/fill.ts), in browser tests by translate.',
}));

/** A message as it is written says no plural, and its parts have no types. The databases' `raw` is another. */
const unsaidMessage = {
  selector: "CallExpression[callee.property.name='raw']:not([callee.object.name=/^(sql|CompiledQuery)$/])",
  message:
    "A text for the browser is said with names in braces for what is missing, t('sent', { email: '{email}' }), and filled in there by fill; lists go by their keys.",
};

const handFilling = [...fillingByReplace, unsaidMessage];

export default defineConfig([
  globalIgnores([
    '.next/',
    '.next-*/',
    'messages/**/*.d.json.ts',
    'test-results/',
    'playwright-report/',
    'tools/*',
    '!tools/edit/',
    '!tools/exchange/',
    '.edit/',
    'next-env.d.ts',
  ]),
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Use Link of lib/routes/link.tsx: it makes no island of every link.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings through lib/env.' },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**'],
    ignores: ['**/*.test.*'],
    rules: { 'import/no-restricted-paths': ['error', { zones: restrictedPaths() }] },
  },
  {
    files: ['{app,components,lib,tests}/**'],
    ignores: ['lib/i18n/fill.ts'],
    rules: { 'no-restricted-syntax': ['error', ...handFilling] },
  },
  {
    files: ['{app,components}/**'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', formMethod, ...handFilling] },
  },
  {
    // The boundary to the browser can be listed by the names of its files; what only an island imports needs no directive.
    files: ['{app,components,lib}/**'],
    ignores: ['**/*.island.tsx', 'app/**/*error.tsx', 'lib/i18n/fill.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ExpressionStatement[directive='use client']",
          message: "'use client' stands in *.island.tsx only.",
        },
        formMethod,
        ...handFilling,
      ],
    },
  },
  {
    // Its rows name files for the sake of their types alone.
    files: ['lib/i18n/namespaces.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  {
    // Scripts run before the site does and hand the environment on; Next itself writes its own settings there, and built-in ones for browsers.
    files: [
      'lib/env/index.ts',
      'next.config.ts',
      'instrumentation.ts',
      'lib/session/jwe-key.ts',
      'lib/deployment/offline-setting.ts',
      'lib/i18n/message-faults.ts',
      'lib/visit/quiet-document.ts',
      'app/*/(empty)/**',
      'scripts/**',
      'tools/**',
      'playwright.config.ts',
      'tests/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // The editor's own page is no page of Next.
    files: ['tools/edit/panel/**'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    // This document stands outside the router.
    files: ['app/global-not-found.tsx', 'app/global-error.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
]);
