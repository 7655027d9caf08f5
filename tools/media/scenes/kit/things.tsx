import { Place } from './frame';
import { Box, Fill, Line, type Tint } from './shapes';

interface ThingProps {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  turn?: number;
  tint?: Tint;
}

/** Held at its foot. */
export function Umbrella({ tint = 'cloth', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Line tint="ink" width={3.5} d="M0 -126V6Q0 14 -7 13" />
      <Fill
        tint={tint}
        d="M-62 -76Q-56 -120 0 -121Q56 -120 62 -76Q46 -87 31 -76Q16 -87 0 -76Q-16 -87 -31 -76Q-46 -87 -62 -76Z"
      />
      <Fill
        tint="ink"
        opacity={0.16}
        d="M0 -121Q56 -120 62 -76Q46 -87 31 -76Q26 -108 0 -121ZM0 -121Q-26 -106 -31 -76Q-16 -87 0 -76Z"
      />
    </Place>
  );
}

/** A shopping bag that hangs from the hand at its origin. */
export function Bag({ tint = 'paper', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Line tint="ink" width={2.5} d="M-8 16V8Q-8 0 0 0T8 8V16" />
      <Box tint={tint} x={-16} y={14} width={32} height={36} round={3} />
      <Fill tint="ink" opacity={0.14} d="M8 14H13Q16 14 16 17V47Q16 50 13 50H8Z" />
    </Place>
  );
}

/** Stands on y. */
export function Mug({ tint = 'paper', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Line tint={tint} width={3} d="M7 -13Q15 -13 13 -7Q12 -4 7 -4" />
      <Fill tint={tint} d="M-8 -17H8V-3Q8 0 5 0H-5Q-8 0 -8 -3Z" />
      <Fill tint="ink" opacity={0.14} d="M3 -17H8V-3Q8 0 5 0H3Z" />
    </Place>
  );
}

/** Lies open, its spine in the middle of y. */
export function OpenBook({ tint = 'cloth', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Fill tint={tint} d="M-32 2L-26 -12H26L32 2Z" />
      <Fill tint="paper" d="M0 0Q-12 -6 -29 -1L-24 -13Q-10 -17 0 -12Q10 -17 24 -13L29 -1Q12 -6 0 0Z" />
      <Line
        tint="ink"
        width={1.4}
        opacity={0.4}
        d="M0 -11V-1M-19 -10Q-11 -12 -6 -10M-20 -6Q-12 -8 -6 -6M19 -10Q11 -12 6 -10M20 -6Q12 -8 6 -6"
      />
    </Place>
  );
}

/** Seen from behind its lid; stands on y. */
export function Laptop({ tint = 'paper', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Fill tint={tint} d="M-25 -2L-28 -34Q-28 -38 -24 -38H24Q28 -38 28 -34L25 -2Z" />
      <Box tint="ink" x={-34} y={-4} width={68} height={5} round={2.5} />
      <Fill tint="ink" opacity={0.3} d="M-5 -20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" />
    </Place>
  );
}

/** Hangs from its handle at its origin. */
export function Bucket({ tint = 'ink', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Line tint={tint} width={2.2} d="M-15 22Q-12 0 0 0T15 22" />
      <Fill tint={tint} d="M-17 20H17L13 48H-13Z" />
      <Fill tint="paper" opacity={0.25} d="M-17 20H17L16 26H-16Z" />
    </Place>
  );
}

/** Held by the handle at its origin; pours to the right. */
export function WateringCan({ tint = 'cloth', ...place }: ThingProps) {
  return (
    <Place {...place}>
      <Line tint={tint} width={4.5} d="M-14 14Q-14 0 0 0T14 12M-16 18Q-34 14 -28 40" />
      <Fill tint={tint} d="M-20 12H18L20 46H-22Z" />
      <Line tint={tint} width={7} d="M16 38L42 16" />
      <Fill tint={tint} d="M36 10L46 22L54 14L44 4Z" />
      <Fill tint="ink" opacity={0.16} d="M10 12H18L20 46H12Z" />
    </Place>
  );
}

/** A sheet of music in the air, or on a desk; x and y are its middle. */
export function Sheet(place: ThingProps) {
  return (
    <Place {...place}>
      <Fill tint="paper" d="M-12 -16Q0 -12 12 -17L13 14Q2 19 -11 15Z" />
      <Line tint="ink" width={1.3} opacity={0.5} d="M-8 -9L8 -10M-8 -3L9 -4M-7 3L9 2M-7 9L5 8" />
    </Place>
  );
}
