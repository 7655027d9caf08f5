import type { Fitted } from './lines';
import { thaiRuns, type Run } from './thai';

/** How a block of lines looks; sizes in px come with the lines. */
export interface BlockStyle {
  fontFamily: string;
  fontWeight: 400 | 700;
  color: string;
  /** Distance of lines as a multiple of the size. */
  leading: number;
}

/** Lines that are already broken, drawn one below the other. Styles are those of the drawing library, not of a page. */
export function TextBlock({ fitted, style }: { fitted: Fitted; style: BlockStyle }) {
  const { size, lines } = fitted;
  const { leading, ...font } = style;
  const height = Math.round(size * leading);
  return (
    <div
      style={{ ...font, display: 'flex', flexDirection: 'column', fontSize: size, lineHeight: height / size }}
    >
      {lines.map((line, row) => (
        <div key={row} style={{ display: 'flex', height, whiteSpace: 'pre' }}>
          {thaiRuns(line).map((run, index) =>
            run.moved === undefined ? (
              <span
                key={index}
                style={{ position: 'relative', top: toThaiBaseline(run, line, size, height) }}
              >
                {run.text}
              </span>
            ) : (
              <MovedMark key={index} text={run.text} moved={run.moved} size={size} height={height} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** Ascent and descent of the fonts, in em. */
const onest = { ascent: 0.97, descent: 0.305 };
const thai = { ascent: 1.061, descent: 0.45 };

/** Where the drawing library puts the baseline, in px below the top of a line; it rounds. */
function baseline({ ascent, descent }: typeof onest, size: number, height: number): number {
  return Math.round(height / 2 + (size * (ascent - descent)) / 2);
}

/** A run has the baseline of its first character's font; in a line with Thai all runs take that of the Thai font. */
function toThaiBaseline(run: Run, line: string, size: number, height: number): number {
  const moves = /\p{sc=Thai}/u.test(line) && !/^\p{sc=Thai}/u.test(run.text);
  return moves ? baseline(thai, size, height) - baseline(onest, size, height) : 0;
}

interface MovedMarkProps {
  text: string;
  moved: NonNullable<Run['moved']>;
  size: number;
  height: number;
}

/**
 * A combining mark away from its place. Marks have no width, and text without width is not drawn, so one px of letter spacing
 * gives it some; the box ends where the text before it ends.
 */
function MovedMark({ text, moved, size, height }: MovedMarkProps) {
  const fontSize = size * moved.scale;
  const top = baseline(thai, size, height) - baseline(thai, fontSize, height) - size * moved.up;
  const font = { fontSize, lineHeight: height / fontSize, letterSpacing: 1 };
  return (
    <div style={{ display: 'flex', position: 'relative', width: 0 }}>
      <span style={{ ...font, position: 'absolute', left: size * moved.right, top }}>{text}</span>
    </div>
  );
}
