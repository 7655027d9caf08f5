import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Languages that the other build has. */
const locales = ['en', 'de'];
const firstBuild = process.env.BUILD_DIR || '.next';
const pageData = /\.(?:html|rsc|body|meta)$/;

export interface SecondBuild {
  /** For the setting `BUILD_DIR`. */
  folder: string;
  id: string;
  /** Takes the scripts away that its pages do not name: those that a page of another build would ask for late. */
  dropLateScripts: () => void;
  remove: () => void;
}

/**
 * Makes another build out of the one that is tested, as the next deployment would be: with an id of its own in every page.
 *
 * @param name makes it one of its own: tests run side by side
 */
export function makeSecondBuild(name: string): SecondBuild {
  const folder = `.next-second-${name}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(firstBuild, folder, {
    recursive: true,
    filter: (file) => isNeeded(path.relative(firstBuild, file)),
  });
  const firstId = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  const id = [...firstId].reverse().join('');
  writeFileSync(path.join(folder, 'BUILD_ID'), id);
  let documents = '';
  for (const file of filesBelow(path.join(folder, 'server/app')).filter((file) => pageData.test(file))) {
    const text = readFileSync(file, 'utf8').replaceAll(firstId, id);
    writeFileSync(file, text);
    if (file.endsWith('.html')) documents += text;
  }
  execFileSync(process.execPath, ['scripts/csp/csp.mjs'], { env: { ...process.env, BUILD_DIR: folder } });
  const dropLateScripts = () => {
    for (const file of filesBelow(path.join(folder, 'static/chunks'))) {
      if (file.endsWith('.js') && !documents.includes(path.basename(file))) renameSync(file, `${file}.gone`);
    }
  };
  return { folder, id, dropLateScripts, remove };
}

function isNeeded(file: string): boolean {
  if (/^(?:cache|dev|types|diagnostics|trace)(?:\/|$)/.test(file)) return false;
  const [, locale] = /^server\/app\/([a-z]{2})(?:[./]|$)/.exec(file) ?? [];
  return locale === undefined || locales.includes(locale);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
