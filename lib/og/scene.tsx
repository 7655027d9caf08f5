import { brand } from '../site/brand';
import type { Fitted } from './lines';
import { mark } from '../site/mark';
import { palette, type Shade } from './palette';
import { TextBlock } from './text-block';

/** Size of a picture in px, as social networks ask for it (https://ogp.me and their guides). */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Width of the column of text, in px. */
export const columnWidth = 720;

const padding = { vertical: 60, horizontal: 72 };
const header = 60;
const gap = { header: 32, text: 24 };

/** Height, in px, that title and description share. */
export const textHeight = pictureSize.height - 2 * padding.vertical - header - gap.header - gap.text;

/** Everything a picture is made of; `bold` and `regular` are values of `fontFamily`. */
export interface Scene {
  title: Fitted;
  description: Fitted;
  shade: Shade;
  bold: string;
  regular: string;
  /** Distance of lines as a multiple of their size. */
  leading: { title: number; line: number };
}

/** A whole picture, for `ImageResponse`: its styles are those of the drawing library, not of a page. */
export function SceneView({ title, description, shade, bold, regular, leading }: Scene) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...pictureSize,
        padding: `${padding.vertical}px ${padding.horizontal}px`,
        backgroundColor: shade.background,
      }}
    >
      <ScoreLine strong={shade.strong} />
      <div style={{ display: 'flex', alignItems: 'center', height: header, gap: 16 }}>
        <Mark />
        <span
          style={{ fontFamily: bold, fontWeight: 700, fontSize: 40, letterSpacing: -0.8, color: palette.ink }}
        >
          {brand.name}
        </span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: gap.text }}>
        <TextBlock
          fitted={title}
          style={{ fontFamily: bold, fontWeight: 700, color: palette.ink, leading: leading.title }}
        />
        <TextBlock
          fitted={description}
          style={{ fontFamily: regular, fontWeight: 400, color: palette.muted, leading: leading.line }}
        />
      </div>
    </div>
  );
}

function Mark() {
  const { first, second, size, strokeWidth } = mark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={header} height={header}>
      <path d={first.tail} fill="none" stroke={palette.ink} strokeWidth={strokeWidth} strokeLinecap="round" />
      <circle {...first.dot} fill={palette.ink} />
      <path
        d={second.tail}
        fill="none"
        stroke={palette.action}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      />
      <circle {...second.dot} fill={palette.action} />
    </svg>
  );
}

const line = 'M0 512C60 500 76 436 128 424S204 408 240 336 316 300 352 216';
const points = [
  { cx: 128, cy: 424 },
  { cx: 240, cy: 336 },
];

function ScoreLine({ strong }: { strong: string }) {
  return (
    <svg viewBox="0 0 420 630" width={420} height={630} style={{ position: 'absolute', top: 0, right: 0 }}>
      {[120, 218, 316, 414, 512].map((y) => (
        <path key={y} d={`M0 ${y}H420`} stroke={strong} strokeOpacity={0.16} strokeWidth={2} />
      ))}
      <path d={`${line}V630H0Z`} fill={strong} fillOpacity={0.08} />
      <path d={line} fill="none" stroke={strong} strokeWidth={10} strokeLinecap="round" />
      {points.map((point) => (
        <circle key={point.cx} {...point} r={15} fill={strong} />
      ))}
      <circle cx={352} cy={216} r={44} fill={strong} fillOpacity={0.16} />
      <circle cx={352} cy={216} r={24} fill={strong} />
    </svg>
  );
}
