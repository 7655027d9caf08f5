import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes the folder of the data, closed to other users of the machine. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (statSync(path).mode & 0o077) chmodSync(path, 0o700);
  return path;
}
