import type { ReactNode } from 'react';
import type { Point } from './joints';
import { Dot, Fill, Line, type Tint } from './shapes';

export type Hair =
  'short' | 'curly' | 'bob' | 'bun' | 'tail' | 'long' | 'bald' | 'cap' | 'hat' | 'hood' | 'towel';
export type Mood = 'smile' | 'laugh' | 'calm' | 'ah' | 'asleep';
export type Eyewear = 'glasses' | 'goggles';

export interface HeadProps {
  at: Point;
  size: number;
  /** 1 looks to the right, -1 to the left. */
  face: 1 | -1;
  /** Degrees by which it is bowed forward; negative looks up. */
  tilt: number;
  skin: Tint;
  hair: Hair;
  /** Of the hair, and of what is worn on it. */
  hairTint: Tint;
  hatTint: Tint;
  mood: Mood;
  eyewear?: Eyewear;
  /** Of the hair's tint. */
  beard?: boolean;
}

/** A head looks to the side and a little to us: an ear, a nose, two dots and a mouth, no more. */
export function Head(props: HeadProps) {
  const {
    at: [x, y],
    size,
    face,
    tilt,
    skin,
    hair,
    hairTint,
    hatTint,
    mood,
    eyewear,
  } = props;
  const { back, front } = hairs[hair](hairTint, hatTint);
  return (
    <g transform={`translate(${x} ${y}) scale(${face * size} ${size})${tilt ? ` rotate(${tilt})` : ''}`}>
      {back}
      <Fill tint={skin} d="M16 0A16 16 0 1 1 15 -6Q16 -3 16.5 -1Q20 3 16 4.5Z" />
      {props.beard ? (
        <Fill tint={hairTint} d="M-8 2Q-6 21 8 22Q18 19 16 6Q12 3.5 9 4Q4 4 2 7Q-4 6 -8 2Z" />
      ) : null}
      {mouths[mood]}
      {mood === 'asleep' ? (
        <Line tint="ink" width={1.5} d="M4 -2Q5.8 0.5 7.6 -2M10.8 -2Q12.3 0.5 13.8 -2" />
      ) : (
        <Fill
          tint="ink"
          d="M4.3 -2a1.5 1.7 0 1 0 3 0a1.5 1.7 0 1 0 -3 0M11 -2a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0 -2.6 0"
        />
      )}
      {front}
      {eyewear ? eyewears[eyewear] : null}
      {hair === 'long' || hair === 'hood' ? null : <Dot tint={skin} x={-5} y={2} r={3.6} />}
    </g>
  );
}

const mouths: Readonly<Record<Mood, ReactNode>> = {
  smile: <Line tint="ink" width={1.5} d="M5.5 6.5Q9 10 12.5 6.5" />,
  laugh: <Fill tint="paper" d="M4.5 5.5H13Q12.5 11.5 8.5 11.5T4.5 5.5Z" />,
  calm: <Line tint="ink" width={1.5} d="M7 8H11.5" />,
  asleep: <Line tint="ink" width={1.5} d="M7 8H11.5" />,
  ah: <Fill tint="ink" d="M7.5 8a2.5 3 0 1 0 5 0a2.5 3 0 1 0 -5 0" />,
};

export const glassesPath =
  'M2.2 -2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0M10.4 -2.6a3.2 3.7 0 1 1 0 1.2M2.2 -2.5L-5 -3.5';

const eyewears: Readonly<Record<Eyewear, ReactNode>> = {
  glasses: <Line tint="ink" width={1.3} d={glassesPath} />,
  goggles: (
    <>
      <Line tint="cloth" width={3.5} d="M-16 -5L2 -3" />
      <Fill tint="sky" opacity={0.5} d="M1 -7H15Q17 -3 15 3H3Q1 1 1 -7Z" />
      <Line tint="cloth" width={2.2} d="M1 -7H15Q17 -3 15 3H3Q1 1 1 -7Z" />
    </>
  ),
};

/** Behind and before the face, looking to the right. */
const hairs: Readonly<Record<Hair, (tint: Tint, hat: Tint) => { back?: ReactNode; front?: ReactNode }>> = {
  short: (tint) => ({
    front: <Fill tint={tint} d="M-7 9Q-14 10 -16.5 3Q-20 -18 0 -18Q15 -19 16 -6Q4 -6 -3 -9Q-2 -2 -7 -2Z" />,
  }),
  curly: (tint) => ({
    front: (
      <Fill
        tint={tint}
        d="M-8 9Q-16 12 -18 4Q-23 0 -19 -6Q-22 -14 -14 -16Q-10 -24 -2 -20Q5 -25 10 -18Q19 -17 16 -7Q10 -4 7 -8Q2 -5 -2 -9Q-3 -2 -8 -2Z"
      />
    ),
  }),
  bob: (tint) => ({
    back: <Fill tint={tint} d="M-13 -10Q-22 6 -17 17Q-8 21 4 17L3 -2Z" />,
    front: <Fill tint={tint} d="M-5 14Q-15 18 -18 9Q-21 -18 1 -18Q15 -18 16 -5Q6 -5 0 -10Q0 4 -5 14Z" />,
  }),
  bun: (tint) => ({
    back: <Dot tint={tint} x={-15} y={-12} r={8.5} />,
    front: <Fill tint={tint} d="M-7 6Q-13 9 -16 3Q-19 -18 0 -18Q15 -18 16 -6Q4 -7 -3 -11Q-3 -2 -7 6Z" />,
  }),
  tail: (tint) => ({
    back: <Fill tint={tint} d="M-10 -12Q-30 -12 -29 8Q-28 20 -34 24Q-20 24 -20 8Q-19 0 -10 -3Z" />,
    front: <Fill tint={tint} d="M-7 6Q-13 9 -16 3Q-19 -18 0 -18Q15 -18 16 -6Q4 -7 -3 -11Q-3 -2 -7 6Z" />,
  }),
  long: (tint) => ({
    back: <Fill tint={tint} d="M-12 -12Q-24 8 -19 34Q-8 38 2 30V0Z" />,
    front: <Fill tint={tint} d="M-4 26Q-18 34 -19 18Q-22 -18 1 -18Q16 -18 16 -5Q6 -5 0 -11Q2 12 -4 26Z" />,
  }),
  bald: (tint) => ({
    front: (
      <Fill
        tint={tint}
        d="M-16.5 -3Q-18 10 -9 10Q-5 8 -7 -2Q-11 -4 -11 -9Q-15 -9 -16.5 -3ZM3 5Q8 2 14 4.5Q10 7.5 3 5Z"
      />
    ),
  }),
  cap: (tint, hat) => ({
    front: (
      <>
        <Fill tint={tint} d="M-7 8Q-14 9 -16 2L-15 -6H-3Q-2 -2 -7 -2Z" />
        <Fill tint={hat} d="M-17 -4Q-18 -20 0 -20Q14 -20 15 -8L26 -6Q27 -2.5 16 -3Z" />
      </>
    ),
  }),
  hat: (tint, hat) => ({
    back: <Fill tint={tint} d="M-12 -10Q-23 8 -18 24Q-8 27 2 20V0Z" />,
    front: (
      <>
        <Fill tint={tint} d="M-5 16Q-15 20 -18 8L-16 -6H-1Q0 6 -5 16Z" />
        <Fill tint={hat} d="M-15 -6Q-16 -23 0 -23Q15 -23 15 -6Q28 -4 27 -1Q0 -7 -28 0Q-29 -4 -15 -6Z" />
        <Line tint="ink" width={3.5} opacity={0.6} d="M-15 -8Q0 -11 15 -8" />
      </>
    ),
  }),
  hood: (_tint, hat) => ({
    front: <Fill tint={hat} d="M3 16Q-12 26 -18 14Q-24 -20 1 -21Q15 -21 17 -9Q4 -12 0 -6Q-3 6 3 16Z" />,
  }),
  towel: (_tint, hat) => ({
    front: (
      <>
        <Fill
          tint={hat}
          d="M-9 6Q-18 2 -18 -6Q-24 -14 -22 -24Q-14 -36 2 -30Q14 -26 17 -8Q8 -10 0 -8Q-4 -2 -9 6Z"
        />
        <Line tint="ink" width={1.6} opacity={0.3} d="M15 -11Q2 -20 -14 -10M-20 -20Q-12 -28 0 -24" />
      </>
    ),
  }),
};
