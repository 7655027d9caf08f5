import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { loadsOf, siteFiles } from './imports.mjs';
import { innerRooms, roomOf } from './inside.mjs';
import { placeOf, serverRooms } from './places.mjs';
import { rooms } from './rooms.mjs';

const names = Object.keys(rooms);

const isBrowserEntry = (file: string) =>
  file.endsWith('.island.tsx') || /^app\/.*error\.tsx$/.test(file) || file === 'instrumentation-client.ts';
/** What the framework itself calls on the server. */
const isServerEntry = (file: string) =>
  !isBrowserEntry(file) &&
  /^(app\/(.*\/)?(page|layout|route|sitemap|robots|manifest|[a-z-]*not-found)\.tsx?|instrumentation\.ts|middleware\.ts)$/.test(
    file,
  );

const loads = new Map(siteFiles.map((file) => [file, loadsOf(file)]));

/** Each file that is reached, with the one that led to it. */
function reached(from: readonly string[], endsAt: (file: string) => boolean = () => false) {
  const ways = new Map<string, string | undefined>(from.map((file) => [file, undefined]));
  // A map gives what is added while it is walked.
  for (const file of ways.keys()) {
    if (endsAt(file)) continue;
    for (const next of loads.get(file) ?? []) if (!ways.has(next)) ways.set(next, file);
  }
  return ways;
}

const inBrowser = reached(siteFiles.filter(isBrowserEntry));
const onServer = reached(siteFiles.filter(isServerEntry), isBrowserEntry);

function wayTo(file: string): string {
  const before = inBrowser.get(file);
  return before === undefined ? file : `${wayTo(before)} → ${file}`;
}

const placeFound = (room: string) => {
  const own = siteFiles.filter((file) => file.startsWith(`${room}/`));
  const [browser, server] = [inBrowser, onServer].map((ways) => own.some((file) => ways.has(file)));
  return browser ? (server ? 'both' : 'browser') : server ? 'server' : undefined;
};

describe('where rooms run', () => {
  it('names folders that there are', () => {
    expect(serverRooms.filter((room) => !names.includes(room))).toEqual([]);
  });

  it('lets nothing that a browser loads lead to a room of the server', () => {
    const wrong = [...inBrowser.keys()].filter((file) => {
      const room = roomOf(names, file);
      return room !== undefined && placeOf(names, room) === 'server';
    });
    expect(wrong.map(wayTo)).toEqual([]);
  });

  it.each(names.filter((room) => !names.some((other) => innerRooms(names, other).includes(room))))(
    '%s runs where the table says',
    (room) => expect(placeFound(room)).toBe(placeOf(names, room)),
  );

  it.each(Object.entries(rooms))('%s may import from no room that runs elsewhere alone', (room, allowed) => {
    const other = { server: 'browser', browser: 'server', both: undefined }[placeOf(names, room)];
    expect(allowed.filter((to) => placeOf(names, to) === other)).toEqual([]);
  });

  // ESLint's own start takes seconds.
  it('are held by the lint rule where the browser begins', { timeout: 60_000 }, async () => {
    const eslint = new ESLint();
    const faultsOf = async (filePath: string, source: string) => {
      const [result] = await eslint.lintText(source, { filePath });
      return result?.messages.filter(({ message }) => message.includes('runs on the server alone')).length;
    };
    const island = 'components/account/zone.island.tsx';
    expect(await faultsOf(island, "import '@/lib/env/index';\n")).toBe(1);
    expect(await faultsOf(island, "import type { Post } from '@/lib/articles/blog';\n")).toBe(1);
    expect(await faultsOf(island, "import '@/lib/backend/mail/mailer';\n")).toBe(1);
    expect(await faultsOf(island, "import '@/lib/site/facts';\n")).toBe(0);
    expect(
      await faultsOf('app/[locale]/(site)/_sections/zone.island.tsx', "import '@/lib/og/fonts';\n"),
    ).toBe(1);
    expect(await faultsOf('components/account/zone.tsx', "import '@/lib/env/index';\n")).toBe(0);
  });
});
