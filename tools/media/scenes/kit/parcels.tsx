import { Place } from './frame';
import { Box, Fill, Line, type Tint } from './shapes';

const round = Math.round;

interface ParcelProps {
  x: number;
  /** Of what it stands on. */
  y: number;
  width: number;
  height: number;
  turn?: number;
  tint?: Tint;
  tape?: Tint;
}

/** A closed carton with tape and a label; x is its middle. */
export function Parcel({ x, y, width, height, turn, tint = 'wood', tape = 'paper' }: ParcelProps) {
  const half = width / 2;
  return (
    <Place x={x} y={y} turn={turn}>
      <Box tint={tint} x={-half} y={-height} width={width} height={height} round={2} />
      <Fill tint="ink" opacity={0.14} d={`M${half - 7} ${-height}h7V0h-7z`} />
      <Fill
        tint={tape}
        opacity={0.85}
        d={`M-3.5 ${-height}h7v${round(height * 0.45)}h-7zM${5 - half} ${round(-height * 0.4)}h${round(width * 0.24)}v6h-${round(width * 0.24)}z`}
      />
    </Place>
  );
}

interface CaseProps {
  x: number;
  y: number;
  width?: number;
  height?: number;
  turn?: number;
  tint?: Tint;
}

/** A suitcase that lies on its long side; x is its middle. */
export function Suitcase({ x, y, width = 56, height = 38, turn, tint = 'cloth' }: CaseProps) {
  const half = width / 2;
  return (
    <Place x={x} y={y} turn={turn}>
      <Line tint="ink" width={3.5} d={`M-8 ${-height}Q-8 ${-height - 7} 0 ${-height - 7}T8 ${-height}`} />
      <Box tint={tint} x={-half} y={-height} width={width} height={height} round={5} />
      <Fill
        tint="ink"
        opacity={0.18}
        d={`M${-half + 8} ${-height}h6V0h-6zM${half - 14} ${-height}h6V0h-6z`}
      />
    </Place>
  );
}
