import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the API calls the build that is being served: two instances that name it alike run the same one, and no stranger can tell
 * which version of what that is. `unbuilt` in development.
 */
export function buildName(buildFolder: string): string {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), buildFolder, 'BUILD_ID');
  try {
    const buildId = readFileSync(file, 'utf8').trim();
    return createHash('sha256').update(`build ${buildId}`).digest('hex').slice(0, 12);
  } catch {
    return 'unbuilt';
  }
}
