/** Colors of a picture, as style sheets write them. */
export type PictureColors = Readonly<Record<'page' | 'ink' | 'muted' | 'line' | 'range' | 'action', string>>;

/** The colors of the page as it is seen, in its light or dark scheme: a picture knows no tokens. */
export function pageColors(): PictureColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    page: token('page'),
    ink: token('ink'),
    muted: token('muted'),
    line: token('line-strong'),
    range: token('writing-strong'),
    action: token('action'),
  };
}

/**
 * The typeface of the page as rules of a style sheet that hold its files: those that the page has loaded first (app/font-links.tsx).
 *
 * @returns nothing where they cannot be had; then the device's own letters have to do
 */
export async function pageFaces(): Promise<string> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  const files = await Promise.all(links.map(({ href }) => inline(href).catch(() => undefined)));
  return files
    .filter((file) => file !== undefined)
    .map(
      (file) =>
        `@font-face{font-family:Onest;font-weight:400 700;font-display:swap;src:url(${file}) format('woff2')}`,
    )
    .join('');
}

async function inline(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${address} cannot be read`));
    reader.readAsDataURL(file);
  });
}
