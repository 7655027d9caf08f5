import type { Estimate } from '@/components/ruler/ruler';
import { levelBands, scalePercent, scaleTicks } from '@/components/ruler/scale';
import { facts } from '@/lib/site/facts';
import { element, text, type Markup } from './markup';
import type { PictureColors } from './page-look';

interface Place {
  x: number;
  /** Of the base line. */
  y: number;
  width: number;
}

/** The scale of the test with a range on it, as components/ruler draws it, in the size of a picture. */
export function pictureRuler(
  { score, low, high }: Estimate,
  { ink, muted, line, range }: PictureColors,
  { x, y, width }: Place,
): Markup {
  const at = (value: number) => x + (scalePercent(value) / 100) * width;
  const stroke = (from: [number, number], to: [number, number], color: string, thick: number) =>
    element('line', {
      ...{ x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
      ...{ stroke: color, 'stroke-width': thick },
    });
  const down = (value: number, from: number, to: number, color: string, thick: number) =>
    stroke([at(value), from], [at(value), to], color, thick);
  const label = (value: number, words: string, below: number, color: string) =>
    element(
      'text',
      { x: at(value), y: y + below, fill: color, 'font-size': 22, 'text-anchor': 'middle' },
      text(words),
    );
  return element(
    'g',
    {},
    element('rect', {
      ...{ x: at(low), y: y - 30, width: at(high) - at(low), height: 28 },
      ...{ fill: range, 'fill-opacity': 0.26 },
    }),
    ...[low, high].map((end) => down(end, y - 33, y, range, 3)),
    stroke([x, y], [x + width, y], ink, 2.5),
    ...scaleTicks.map((tick) =>
      tick % 10 === 0 ? down(tick, y, y + 16, ink, 2) : down(tick, y, y + 10, line, 2),
    ),
    down(score, y - 36, y + 20, ink, 5),
    ...scaleTicks.filter((tick) => tick % 10 === 0).map((tick) => label(tick, String(tick), 44, muted)),
    ...levelBands.map(({ name, from, to }) => label((from + to) / 2, name, 80, ink)),
    ...levelBands.filter(({ to }) => to < facts.scale.max).map(({ to }) => down(to, y + 62, y + 84, line, 2)),
  );
}
