import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { copyCheckout, git } from '../../../tools/edit/copy/copy-checkout.mjs';

/** Playwright takes modules for CommonJS, so that they do not know where they are. */
const root = process.cwd();

/** A text of a catalog, as `de home.hero.title`. */
export type NamedText = `${string} ${string}`;

/** A copy of this checkout, to be edited. */
export class Checkout {
  private constructor(readonly folder: string) {}

  static async copy(): Promise<Checkout> {
    const folder = path.join(root, '.edit/tests', String(process.pid));
    await copyCheckout(root, folder);
    return new Checkout(folder);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Runs git as a developer would. @returns what it prints */
  git(...args: string[]): Promise<string> {
    return git(this.folder, ...args);
  }

  /** Takes back what no commit has, and leaves every draft. */
  async clean(): Promise<void> {
    await this.git('checkout', '--quiet', '--force', 'main');
    await this.git('clean', '--quiet', '--force', '-d');
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }

  /** What a catalog says for a key with its namespace. */
  async text(locale: string, key: string): Promise<string> {
    const { file, names } = placeOf(locale, key);
    return textIn(await this.read(file), names);
  }

  /** The same as the last commit has it. */
  async committedText(locale: string, key: string): Promise<string> {
    const { file, names } = placeOf(locale, key);
    return textIn(await this.git('show', `HEAD:${file}`), names);
  }

  /** Writes a text into its file as a person would, who knows nothing of the editor. */
  async rewrite(locale: string, key: string, now: string): Promise<void> {
    const { file, names } = placeOf(locale, key);
    const before = await this.read(file);
    await writeFile(path.join(this.folder, file), byHand(before, textIn(before, names), now));
  }

  /** Sees to it that the files are those of the last commit but for these texts, byte for byte as if a person had written them. */
  async differsBy(texts: Readonly<Record<NamedText, string>>): Promise<void> {
    await expect(() => this.#differsNowBy(texts)).toPass({ timeout: 20_000 });
  }

  async #differsNowBy(texts: Readonly<Record<NamedText, string>>): Promise<void> {
    const expected = new Map<string, string>();
    for (const [text, now] of Object.entries(texts)) {
      const [locale = '', key = ''] = text.split(' ');
      const { file, names } = placeOf(locale, key);
      const before = expected.get(file) ?? (await this.git('show', `HEAD:${file}`));
      expected.set(file, byHand(before, textIn(before, names), now));
    }
    const status = await this.git('status', '--porcelain', '-z', '--no-renames');
    const differing = status
      .split('\0')
      .filter(Boolean)
      .map((row) => row.slice(3));
    expect(differing.sort()).toEqual([...expected.keys()].sort());
    for (const [file, text] of expected) expect(await this.read(file), file).toBe(text);
  }
}

function placeOf(locale: string, key: string): { file: string; names: string[] } {
  const [namespace, ...names] = key.split('.');
  return { file: `messages/${locale}/${namespace}.json`, names };
}

function textIn(file: string, names: readonly string[]): string {
  const text = names.reduce<unknown>(
    (block, name) => (block as Record<string, unknown>)[name],
    JSON.parse(file),
  );
  if (typeof text !== 'string') throw new Error(`${names.join('.')} is no text.`);
  return text;
}

/** What a person would have made of a file, who replaces what stands there once. */
function byHand(file: string, before: string, now: string): string {
  const [written, other] = [JSON.stringify(before), JSON.stringify(now)];
  if (file.split(written).length !== 2) throw new Error(`${written} does not stand there once.`);
  return file.replace(written, () => other);
}
