import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { locales } from '../../lib/i18n/locales';
import { namespaces } from '../../lib/i18n/namespaces';
import { checkTexts } from './check-texts.mjs';
import { Failure } from './checkout/project.mjs';

it('stops before a build for what the check of the texts refuses, and for nothing else', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const locale of locales) {
    mkdirSync(path.join(dir, locale));
    for (const name of namespaces) {
      writeFileSync(path.join(dir, locale, `${name}.json`), '{ "a": "{brand}" }');
    }
  }
  writeFileSync(path.join(dir, 'rules.json'), '{}');
  const check = () => checkTexts(['--dir', dir, '--no-code']);
  await expect(check()).resolves.toBeUndefined();

  // Next would build it: the page shows {brand} as it stands.
  writeFileSync(path.join(dir, 'fr/home.json'), `{ "a": "L'{brand}" }`);
  await expect(check()).rejects.toThrow(Failure);
}, 30_000);
