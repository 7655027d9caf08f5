import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../../scripts/run/checkout/project.mjs';
import { frameBody } from './frame-body.mjs';

export const size = { width: 1280, height: 720 };

/** The site's own colours, tints, marks and typeface; what only its builder understands is dropped by the browser. */
function styles() {
  const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');
  const fonts = read('app/fonts.css').replace(/url\('(\.[^']+)'\)/g, (_, file) => {
    return `url('${pathToFileURL(path.join(inRoot('app'), file)).href}')`;
  });
  return [
    read('app/tokens.css').replace('@theme', ':root'),
    read('app/globals.css').replace(/@import[^;]+;/g, ''),
    fonts,
    read('components/pencil/pencil.css'),
    read('tools/media/videos/frames.css'),
  ].join('\n');
}

/**
 * @param {import('./frame-body.mjs').Film} film
 * @param {string} folder where the pictures go, as `0.png`, `1.png`, and `poster.png`
 * @param {import('@playwright/test').Browser} browser
 */
export async function drawFrames(film, folder, browser) {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    // A page of a file may load the typeface from files.
    await page.goto(pathToFileURL(inRoot('tools/media/videos/frame.html')).href);
    await page.addStyleTag({ content: styles() });
    await page.evaluate((tint) => document.body.setAttribute('data-tint', tint), film.section);
    const draw = async (/** @type {string} */ body, /** @type {string} */ name) => {
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, body);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(fitText);
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
    };
    for (const index of film.cues.keys()) await draw(frameBody(film, index), String(index));
    await draw(frameBody(film, 0, { poster: true }), 'poster');
  } finally {
    await page.close();
  }
}

/** Runs in the browser: makes a long text smaller until it stands above the place of the captions. */
function fitText() {
  document.body.style.setProperty('--share', '1');
  const main = document.querySelector('main');
  if (!main) throw new Error('A frame has no main');
  for (
    let share = 100;
    main.scrollHeight > main.clientHeight || main.scrollWidth > main.clientWidth;
    share -= 4
  ) {
    if (share < 40) throw new Error(`A text is too long for its frame: ${main.textContent}`);
    document.body.style.setProperty('--share', String(share / 100));
  }
}
