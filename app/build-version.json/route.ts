import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Which build this server serves, for pages that ask whether theirs is still the one (lib/deployment/version.ts). */
const version = readBuildId();

export function GET(): Response {
  return Response.json({ version }, { headers: { 'Cache-Control': 'no-store' } });
}

function readBuildId(): string {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.BUILD_DIR, 'BUILD_ID');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // `next dev` has none.
    return 'development';
  }
}
