import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx)$/.test(file) && !file.endsWith('.test.tsx'))
    .map((file) => path.join(folder, file)),
);

/** Widths in px at which a file's styles change: its queries of windows and parts, its breakpoints, its classes. */
function widthsIn(file: string): number[] {
  const source = readFileSync(file, 'utf8');
  const named = file.endsWith('.css')
    ? source.matchAll(/@(?:media|container|custom-variant)\b[^{;]*|--breakpoint-[^;]*/g)
    : source.matchAll(/\b(?:min|max)-\[[^\]]*\]:/g);
  const places = [...named].map(([place]) => place).join();
  return [...places.matchAll(/([\d.]+)(rem|px)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'px' ? 1 : 16),
  );
}

it('between 320 and 360 px nothing but the header changes its layout', () => {
  const narrow = files.filter((file) => widthsIn(file).some((width) => width >= 320 && width < 360));
  // The survey of the browser tests looks at both widths on the start page, at the narrower alone elsewhere.
  expect(narrow).toEqual(['components/layout/header/header.tsx']);
});
