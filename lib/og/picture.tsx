import { ImageResponse } from 'next/og';
import type { Locale } from '../i18n/locales';
import { brand } from '../site/brand';
import { drawable, loadFonts } from './fonts';
import { fitText } from './lines';
import { shadeOf } from './palette';
import { columnWidth, pictureSize, SceneView, textHeight } from './scene';
import type { OgText } from '../routes/picture-text';
import { splitWords } from './words';

/** Distance of lines as a multiple of their size, where a script needs more than Latin does. */
const leadings: Partial<Record<Locale, { title: number; line: number }>> = {
  ja: { title: 1.3, line: 1.5 },
  ko: { title: 1.3, line: 1.5 },
  th: { title: 1.45, line: 1.6 },
  zh: { title: 1.3, line: 1.5 },
};
const latinLeading = { title: 1.14, line: 1.4 };

/** Draws the picture of a page: a PNG of 1200 by 630 px. Throws when a font file cannot be read. */
export async function drawPicture(text: OgText): Promise<Buffer> {
  const { locale } = text;
  const title = await drawable(text.title, locale);
  const description = await drawable(text.description, locale);
  const [bold, regular] = await Promise.all([
    loadFonts(`${brand.name} ${title}…`, locale, 700),
    loadFonts(`${description}…`, locale, 400),
  ]);
  const leading = leadings[locale] ?? latinLeading;
  const head = fitText(splitWords(title, locale), [64, 58, 52, 46, 40], columnWidth, () => 3);
  const room = textHeight - head.lines.length * head.size * leading.title;
  const body = fitText(splitWords(description, locale), [28, 26, 24], columnWidth, (size) =>
    Math.min(4, Math.floor(room / (size * leading.line))),
  );
  const scene = (
    <SceneView
      title={head}
      description={body}
      shade={shadeOf(text.route)}
      bold={bold.family}
      regular={regular.family}
      leading={leading}
    />
  );
  const response = new ImageResponse(scene, { ...pictureSize, fonts: [...bold.fonts, ...regular.fonts] });
  return Buffer.from(await response.arrayBuffer());
}
