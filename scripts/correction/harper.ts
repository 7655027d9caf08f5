import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { plainLints, type Lint } from '@/lib/correction/text/lint';

let linter: LocalLinter | undefined;

/** What Harper finds in a text, in this process; the first call takes a second for its dictionary. */
export async function lintsOf(text: string): Promise<Lint[]> {
  linter ??= new LocalLinter({ binary, dialect: Dialect.American });
  return plainLints(await linter.organizedLints(text, { language: 'plaintext' }));
}
