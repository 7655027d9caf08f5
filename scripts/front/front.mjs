import '../run/checkout/node-version.mjs';
import path from 'node:path';
import { packBuild } from './pack-build.mjs';
import { buildFolder, runAsScript } from '../run/checkout/project.mjs';

/**
 * Prepares the finished build for a front that serves its files from the disk (deploy/nginx.conf): `node scripts/front/front.mjs`. Another folder
 * than the one inside the build can be named as an argument.
 */
await runAsScript(import.meta.url, async () => {
  const { files, bytes, packed } = await packBuild(
    buildFolder,
    process.argv[2] ?? path.join(buildFolder, 'front'),
  );
  console.log(
    `${files} files, ${kB(bytes)} kB: ${kB(packed.gzip)} kB in gzip, ${kB(packed.br)} kB in Brotli.`,
  );
  return 0;
});

/** @param {number} bytes */
function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}
