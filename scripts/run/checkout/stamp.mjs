import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './project.mjs';

/**
 * Left by a build that went through to its end.
 *
 * @typedef {object} BuildStamp
 * @property {string} inputs digest of all it was made from
 * @property {import('./inputs.mjs').InputParts} [parts] of what it was made, in parts
 * @property {string} buildId Next's name of the build
 * @property {string} builtAt ISO 8601
 * @property {import('../../../lib/articles/publishing/waiting').WaitingPost[]} [waiting] posts that it leaves out, the next first
 */

const file = path.join(buildFolder, 'build-stamp.json');

/** The policies of the build's pages; see `CspManifest` in scripts/csp/csp.mjs. */
export const cspManifestFile = path.join(buildFolder, 'csp-manifest.json');

/** @returns {BuildStamp | undefined} undefined when no build was finished, or another one was begun over it */
export function readBuildStamp() {
  if (!existsSync(file) || !existsSync(cspManifestFile)) return undefined;
  /** @type {BuildStamp} */
  const stamp = JSON.parse(readFileSync(file, 'utf8'));
  return stamp.buildId === currentBuildId() ? stamp : undefined;
}

export function removeBuildStamp() {
  rmSync(file, { force: true });
}

/** @param {Pick<BuildStamp, 'inputs' | 'parts'>} made taken before the build began @param {BuildStamp['waiting']} waiting */
export function writeBuildStamp(made, waiting) {
  /** @type {BuildStamp} */
  const stamp = { ...made, buildId: currentBuildId() ?? '', builtAt: new Date().toISOString(), waiting };
  writeFileSync(file, JSON.stringify(stamp));
}

function currentBuildId() {
  const idFile = path.join(buildFolder, 'BUILD_ID');
  return existsSync(idFile) ? readFileSync(idFile, 'utf8').trim() : undefined;
}
