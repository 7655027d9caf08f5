import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExamMedia } from '@/lib/exam/asked';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/** Characters that are kept in memory; the bank has less. */
const mostKept = 64_000_000;

/** By the file, the one that was not asked for longest first. */
const kept = new Map<string, string>();
let size = 0;

/** What is read of a file below content/exam, once. @throws where there is none */
function read(file: string, encoding: 'base64' | 'utf8'): string {
  const known = kept.get(file);
  if (known !== undefined) {
    kept.delete(file);
    kept.set(file, known);
    return known;
  }
  // Servers run in the project's root.
  const text = readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'content/exam', file),
    encoding,
  );
  kept.set(file, text);
  size += text.length;
  for (const [oldest, { length }] of kept) {
    if (size <= mostKept) break;
    kept.delete(oldest);
    size -= length;
  }
  return text;
}

export const mediaIn = (locale: Locale): ExamMedia => ({
  sound: (name) => read(`sounds/${name}.mp3`, 'base64'),
  photo: (scene) => ({ svg: read(`photos/${fileOf(scene)}.svg`, 'utf8'), alt: altOf(scene, locale) }),
});

const fileOf = (scene: string) => scene.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a photo shows, in words; in English until that is translated. */
function altOf(scene: string, locale: Locale): string {
  return altsIn(locale)[scene] ?? altsIn(defaultLocale)[scene] ?? '';
}

function altsIn(locale: Locale): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(`scenes/${locale}.json`, 'utf8')) as Record<string, string>;
  } catch (error) {
    if (locale === defaultLocale) throw error;
    return {};
  }
}
