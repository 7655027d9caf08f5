import { Place } from './frame';
import { Fill, Line } from './shapes';

interface InstrumentProps {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  turn?: number;
}

/** Stands on its spike; its neck is 140 higher. */
export function Cello(place: InstrumentProps) {
  return (
    <Place {...place}>
      <Line tint="ink" width={3} d="M0 0V-14" />
      <Line tint="ink" width={6} d="M0 -80V-138" />
      <Line tint="wood" width={5} d="M-6 -130H6M-6 -138H6" />
      <Fill
        tint="wood"
        d="M0 -96Q22 -96 22 -78Q22 -68 15 -62Q15 -52 22 -46Q30 -36 27 -24Q22 -10 0 -10Q-22 -10 -27 -24Q-30 -36 -22 -46Q-15 -52 -15 -62Q-22 -68 -22 -78Q-22 -96 0 -96Z"
      />
      <Fill tint="ink" d="M-4 -92H4L5 -62H-5Z" />
      <Line tint="ink" width={2} d="M-11 -58Q-8 -50 -12 -42M11 -58Q8 -50 12 -42M-7 -40H7" />
      <Line tint="paper" width={1} opacity={0.8} d="M-2 -90L-3 -22M2 -90L3 -22" />
      <Fill tint="ink" d="M-5 -30H5L3 -16H-3Z" />
    </Place>
  );
}

/** Stands on y and is seen from behind and aside: the page looks to the left. */
export function MusicStand({ sheet = true, ...place }: InstrumentProps & { sheet?: boolean }) {
  return (
    <Place {...place}>
      <Line tint="ink" width={3.5} d="M0 -4V-94M-16 0L0 -10L16 0" />
      <Fill tint="ink" d="M-14 -92L8 -132L14 -129L-8 -89Z" />
      {sheet ? <Fill tint="paper" d="M-18 -96L4 -138L9 -135L-12 -94Z" /> : null}
    </Place>
  );
}
