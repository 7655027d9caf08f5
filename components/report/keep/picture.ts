import type { Estimate } from '@/components/ruler/ruler';
import { mark } from '@/lib/site/mark';
import { element, text, type Markup } from './markup';
import { pictureRuler } from './picture-ruler';
import { fitted } from './fitted';
import type { PictureColors } from './page-look';

/** What the picture of a report says: nobody's name. */
export interface PictureTexts {
  brand: string;
  date: string;
  title: string;
  range: string;
  levels: string;
  overall: Estimate;
  /** The four subscores; where there is none, what stands in its place. */
  skills: readonly { name: string; range: string | null; without: string }[];
  estimate: string;
}

/** px */
export const pictureSize = { width: 1200, height: 630 } as const;
const margin = 72;
const room = pictureSize.width - 2 * margin;

interface Line {
  x: number;
  y: number;
  size: number;
  color: string;
  /** px that it may take; longer ones are set smaller. */
  room: number;
  weight?: 400 | 600 | 700;
  end?: boolean;
}

function line(words: string, { x, y, size, color, room, weight = 400, end = false }: Line): Markup {
  const attributes = {
    ...{ x, y, fill: color, 'font-weight': weight, 'font-size': fitted(words, size, room) },
    ...(end && { 'text-anchor': 'end' }),
  };
  return element('text', attributes, text(words));
}

/**
 * The picture of a report, 1200 by 630 px.
 *
 * @param faces rules of a style sheet that bring its typeface along, as a picture loads nothing
 * @returns a document of SVG
 */
export function pictureOf(said: PictureTexts, colors: PictureColors, faces: string): string {
  const { width, height } = pictureSize;
  const { ink, muted } = colors;
  const right = width - margin;
  const column = room / 4;
  const skills = said.skills.flatMap(({ name, range, without }, index) => {
    const at = { x: margin + index * column, room: column - 20 };
    return [
      line(name, { ...at, y: 494, size: 24, color: muted }),
      line(range ?? without, {
        ...at,
        ...(range === null ? { y: 530, size: 24, color: muted } : { y: 534, size: 36, color: ink }),
        weight: range === null ? 400 : 700,
      }),
    ];
  });
  return element(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      'font-family': 'Onest, system-ui, sans-serif',
    },
    element('style', {}, text(faces)),
    element('rect', { width, height, fill: colors.page }),
    brandMark(colors),
    line(said.brand, { x: margin + 62, y: 92, size: 34, color: ink, weight: 700, room: room / 2 }),
    line(said.date, { x: right, y: 90, size: 26, color: muted, room: room / 3, end: true }),
    line(said.title, { x: margin, y: 170, size: 30, color: muted, room }),
    line(said.range, { x: margin, y: 274, size: 104, color: ink, weight: 700, room: room * 0.7 }),
    line(said.levels, {
      x: right,
      y: 274,
      size: 48,
      color: muted,
      weight: 600,
      room: room * 0.25,
      end: true,
    }),
    pictureRuler(said.overall, colors, { x: margin, y: 364, width: room }),
    ...skills,
    element('line', { x1: margin, x2: right, y1: 560, y2: 560, stroke: colors.line, 'stroke-width': 2 }),
    line(said.estimate, { x: margin, y: 600, size: 24, color: ink, room, weight: 600 }),
  );
}

function brandMark({ ink, action }: PictureColors): Markup {
  const { first, second, size, strokeWidth } = mark;
  const comma = ({ tail, dot }: typeof first | typeof second, color: string) => [
    element('path', {
      ...{ d: tail, fill: 'none', stroke: color },
      ...{ 'stroke-width': strokeWidth, 'stroke-linecap': 'round' },
    }),
    element('circle', { ...dot, fill: color }),
  ];
  return element(
    'svg',
    { x: margin, y: 54, width: 50, height: 50, viewBox: `0 0 ${size} ${size}` },
    ...comma(first, ink),
    ...comma(second, action),
  );
}
