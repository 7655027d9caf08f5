import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { namespaces } from './lib/i18n/namespaces';
import { fileHeaders } from './lib/security/headers';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/texts/request.ts',
  experimental: {
    createMessagesDeclaration: namespaces.map((namespace) => `./messages/en/${namespace}.json`),
  },
});

const firstBuild = '.next';
const distDir = process.env.BUILD_DIR || firstBuild;

/** Makes a module that reads files another one when one of these changes. */
const followed = (...folders: string[]) => ({
  condition: 'development' as const,
  loaders: [{ loader: './scripts/run/follow-content.cjs', options: { folders } }],
});

/** Under `npm run edit` texts come with marks that say which each is. Builds have none, whatever their environment says. */
const editsTexts = process.env.EDIT_TEXTS === '1';

const config: NextConfig = {
  distDir,
  typescript: {
    // Types are a step of `npm test`: whoever starts the site would wait half a minute for what changes nothing of it.
    ignoreBuildErrors: true,
    // Next writes the folder of a build into its tsconfig.json, but not into one that extends another.
    ...(distDir !== firstBuild && { tsconfigPath: 'tsconfig.second-build.json' }),
  },
  poweredByHeader: false,
  ...(editsTexts && { devIndicators: false }),
  serverExternalPackages: ['libsql', 'pg', '@node-rs/argon2', 'pino', 'nodemailer', 'openai', 'stripe'],
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  // Pages show pictures as they are, so nobody is to have any made in other sizes: /_next/image is a 404.
  images: { unoptimized: true, localPatterns: [] },
  // A text is a file that no module imports: while it is written, open pages are to follow it all the same.
  turbopack: {
    rules: {
      '**/lib/articles/files.ts': followed(
        'content/blog',
        'content/legal',
        'content/landing',
        'public/assets/posts',
      ),
      '**/lib/i18n/messages.ts': editsTexts
        ? { condition: 'development', loaders: ['./tools/edit/marks/loader.cjs'] }
        : followed('messages'),
      ...(editsTexts && {
        '**/messages/*/*.json': {
          condition: { all: ['development', 'browser'] },
          loaders: ['./tools/edit/marks/json-loader.cjs'],
          as: '*.js',
        },
      }),
    },
  },
  outputFileTracingIncludes: {
    '/api/v1/[...call]': [
      './lib/backend/accounts/passwords/most-used.bin',
      './content/exam/**',
      './content/prompts/**',
      './lib/backend/correction/checker/**/*.mjs',
      './lib/correction/sound/frames.mjs',
      './messages/*/{bank-*,courses,lesson-*}.json',
      './node_modules/@audio/decode-opus/{package.json,**/*.js}',
      './node_modules/harper.js/{package.json,dist/{binary,index,BinaryModule-*}.js}',
      './node_modules/harper.js/dist/harper_wasm_bg.wasm',
    ],
    '/checker/[version]/[file]': [
      './app/checker/worker.mjs',
      './node_modules/harper.js/dist/{index,BinaryModule-*}.js',
      './node_modules/harper.js/dist/harper_wasm_bg.wasm',
    ],
    '/og/[...slug]': [
      './messages/**',
      './node_modules/@fontsource/*/unicode.json',
      './node_modules/@fontsource/*/files/*-{400,700}-normal.woff',
    ],
  },
  experimental: {
    globalNotFound: true,
    // Pages are drawn while the process that waits for them does nothing, so it needs no processor of its own, which Next leaves it.
    cpus: availableParallelism(),
    // What is compiled is kept between builds of a checkout for 15 s of the next one; to write it takes 20 s of the first.
    turbopackFileSystemCacheForBuild: false,
    // Every page is prerendered, so there is nothing a running server would need to write back.
    isrFlushToDisk: false,
    // Of what is sent to a page nobody reads anything, but Next keeps that much of each body until it has refused the method.
    proxyClientMaxBodySize: '16kb',
  },
  headers: async () => fileHeaders,
};

export default withNextIntl(config);
