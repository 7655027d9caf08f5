import { joint, path, towards, type Point } from './joints';
import { Dot, Line, type Tint } from './shapes';

export interface Arm {
  /** Where the hand is: what it touches or holds is drawn there. */
  hand: Point;
  /** To which side the elbow points; down and back unless said otherwise. */
  bend?: 1 | -1;
  /** What the fingers do; a fist holds. */
  fingers?: 'fist' | 'open' | 'point';
}

interface ArmProps extends Arm {
  shoulder: Point;
  size: number;
  face: 1 | -1;
  skin: Tint;
  top: Tint;
  sleeve: 'short' | 'long';
  /** Lies on the body and throws a shade on it. */
  raised?: boolean;
}

/** Shoulder, elbow and hand, with the elbow where the lengths of the bones put it. */
export function ArmPart({
  shoulder,
  hand,
  fingers = 'fist',
  size,
  face,
  skin,
  top,
  sleeve,
  raised,
  ...rest
}: ArmProps) {
  const aside = hand[0] - shoulder[0];
  const bend = rest.bend ?? (Math.abs(aside) < 8 ? face : aside > 0 ? 1 : -1);
  const elbow = joint(shoulder, hand, bend, [29 * size, 31 * size]);
  const wrist = towards(hand, elbow, 7 * size);
  return (
    <>
      {raised ? (
        <Line
          tint="ink"
          width={13 * size}
          opacity={0.16}
          d={path(lower(shoulder, size), lower(towards(elbow, shoulder, 3 * size), size))}
        />
      ) : null}
      <Line tint={skin} width={9.5 * size} d={path(elbow, hand)} />
      {sleeve === 'long' ? (
        <Line tint={top} width={13 * size} d={path(shoulder, elbow, wrist)} />
      ) : (
        <Line tint={top} width={14 * size} d={path(shoulder, towards(shoulder, elbow, 24 * size))} />
      )}
      {sleeve === 'short' ? (
        <Line tint={skin} width={9.5 * size} d={path(towards(shoulder, elbow, 26 * size), elbow)} />
      ) : null}
      <Dot tint={skin} x={hand[0]} y={hand[1]} r={6.5 * size} />
      {fingers === 'fist' ? null : (
        <Line
          tint={skin}
          width={4 * size}
          d={spread[fingers].map((finger) => fingerPath(elbow, hand, finger, size, bend)).join('')}
        />
      )}
    </>
  );
}

const lower = ([x, y]: Point, size: number): Point => [x, y + 3.5 * size];

/** Degrees away from the forearm's direction, and lengths. */
const spread = {
  open: [
    [-26, 13],
    [-9, 15],
    [9, 15],
    [27, 13],
    [68, 10],
  ],
  point: [
    [0, 16],
    [70, 8],
  ],
} as const;

function fingerPath(
  elbow: Point,
  hand: Point,
  [degrees, length]: readonly [number, number],
  size: number,
  side: 1 | -1,
) {
  const along = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) - (degrees * side * Math.PI) / 180;
  return path(hand, [hand[0] + Math.cos(along) * length * size, hand[1] + Math.sin(along) * length * size]);
}
