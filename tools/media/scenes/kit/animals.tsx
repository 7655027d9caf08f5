import { Place } from './frame';
import { Dot, Fill, Line, type Tint } from './shapes';

interface AnimalProps {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  turn?: number;
}

/** Looks to the right. When it leaps, its legs are stretched. */
export function Dog({ leaps = false, ...place }: AnimalProps & { leaps?: boolean }) {
  return (
    <Place {...place}>
      <Line
        tint="wood"
        width={9}
        d={
          leaps
            ? 'M-26 -32L-44 -12M-20 -30L-32 -6M20 -34L40 -22M26 -38L48 -32'
            : 'M-26 -30V-4M-16 -30V-4M18 -30V-4M27 -32V-4'
        }
      />
      <Line tint="wood" width={7} d="M-32 -46Q-46 -50 -46 -66" />
      <Fill
        tint="wood"
        d="M-34 -44Q-34 -54 -22 -53H18Q24 -72 40 -72Q52 -72 54 -62L66 -58Q68 -48 54 -47Q46 -46 42 -40Q38 -24 22 -24H-22Q-34 -26 -34 -44Z"
      />
      <Fill tint="ink" d="M38 -72Q28 -70 30 -52Q38 -50 42 -62Z" />
      <Dot tint="ink" x={65} y={-57} r={3.5} />
      <Dot tint="ink" x={49} y={-62} r={1.8} />
      <Line tint="paper" width={4} d="M31 -46L44 -40" />
    </Place>
  );
}

/** Sits on y and looks to the right. */
export function Cat(place: AnimalProps) {
  return (
    <Place {...place}>
      <Line tint="ink" width={5} d="M-12 -3Q-30 -2 -28 -16" />
      <Fill tint="ink" d="M-15 0Q-18 -26 0 -31Q12 -28 11 0Z" />
      <Fill tint="ink" d="M-7 -34Q-8 -44 -6 -52L1 -46H9L16 -52Q18 -44 16 -36Q10 -26 2 -28Q-5 -29 -7 -34Z" />
      <Line tint="paper" width={2.2} d="M5 -39v0.1M12 -39v0.1" />
    </Place>
  );
}

/** Sleeps on y. */
export function SleepingCat(place: AnimalProps) {
  return (
    <Place {...place}>
      <Fill
        tint="ink"
        d="M-30 0Q-32 -24 0 -25Q18 -25 22 -14L23 -23L29 -18H35L41 -23Q44 -8 36 -2Q30 1 20 0Z"
      />
      <Line tint="ink" width={5} d="M-26 -4Q-10 4 8 -2" />
      <Line tint="paper" width={1.5} d="M27 -11q2 2 4 0M35 -11q2 2 4 0" />
    </Place>
  );
}

/** Stands on y and looks to the right. */
export function Bird({ tint = 'ink', ...place }: AnimalProps & { tint?: Tint }) {
  return (
    <Place {...place}>
      <Line tint="skin" width={1.8} d="M-2 -5V0M4 -5V0" />
      <Fill
        tint={tint}
        d="M-26 -3L-12 -14Q-4 -20 4 -22Q6 -31 14 -31Q21 -30 21 -24Q20 -8 6 -4Q-6 -2 -12 -8Z"
      />
      <Fill tint="skin" d="M20 -28L29 -24L20 -22Z" />
      <Dot tint="paper" x={15} y={-26} r={1.7} />
      <Fill tint="paper" opacity={0.3} d="M-12 -11Q0 -18 8 -14Q2 -6 -8 -7Z" />
    </Place>
  );
}

/** Stands on y and looks to the right; what it has caught is drawn by the scene, at 50 -66. */
export function Pelican(place: AnimalProps) {
  return (
    <Place {...place}>
      <Line tint="skin" width={3.5} d="M-8 -14V0H0M6 -14V0H14" />
      <Fill
        tint="paper"
        d="M-40 -18Q-24 -46 2 -44Q14 -44 14 -60Q12 -82 28 -84Q42 -84 40 -70Q34 -64 32 -52Q30 -12 4 -10Q-16 -8 -40 -18Z"
      />
      <Fill tint="ink" opacity={0.8} d="M-44 -14Q-22 -40 2 -34Q8 -22 -4 -18Q-24 -14 -44 -14Z" />
      <Fill tint="skin" d="M36 -78L84 -66L82 -62Q64 -48 44 -58Q36 -64 36 -78Z" />
      <Line tint="wood" width={2} d="M38 -72L83 -64" />
      <Dot tint="ink" x={31} y={-76} r={2.2} />
    </Place>
  );
}

/** Sits on y and looks to the right. */
export function Frog(place: AnimalProps) {
  return (
    <Place {...place}>
      <Fill tint="leaf" d="M-18 0Q-22 -14 -8 -16Q0 -28 14 -26Q26 -22 22 -12Q18 -6 12 -4L16 0Z" />
      <Line tint="leaf" width={5} d="M-14 -6L-4 -1H-20M10 -8L12 -1H20" />
      <Dot tint="leaf" x={8} y={-26} r={5} />
      <Dot tint="paper" x={9} y={-27} r={3} />
      <Dot tint="ink" x={10} y={-27} r={1.6} />
      <Line tint="ink" width={1.4} d="M10 -16Q16 -13 21 -17" />
    </Place>
  );
}
