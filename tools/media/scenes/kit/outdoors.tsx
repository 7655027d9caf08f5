import { Place, view } from './frame';
import { Box, Dot, Fill, Line, type Tint } from './shapes';

export function Sky() {
  return <Box tint="sky" {...view} />;
}

export function Hills() {
  return <Fill tint="leaf" opacity={0.35} d="M84 238Q150 196 230 226T420 214T568 228V300H84Z" />;
}

export function Ground({ y, tint = 'ground' }: { y: number; tint?: Tint }) {
  return <Fill tint={tint} d={`M84 ${y}H540V388H84Z`} />;
}

/** Lies under what stands: never on its own. */
export function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  const half = width / 2;
  return (
    <Fill tint="ink" opacity={0.14} d={`M${x - half} ${y}q${half} -11 ${width} 0q${-half} 11 ${-width} 0z`} />
  );
}

export function Cloud({
  x,
  y,
  size = 1,
  tint = 'paper',
  opacity = 0.8,
}: {
  x: number;
  y: number;
  size?: number;
  tint?: Tint;
  opacity?: number;
}) {
  return (
    <Place x={x} y={y} size={size}>
      <Fill
        tint={tint}
        opacity={opacity}
        d="M-40 0Q-52 -16 -30 -20Q-24 -38 -4 -30Q14 -42 22 -22Q46 -24 42 0Z"
      />
    </Place>
  );
}

export function Sun({ x, y, r = 20 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <Dot tint="paper" x={x} y={y} r={r * 1.7} opacity={0.35} />
      <Dot tint="paper" x={x} y={y} r={r} />
    </>
  );
}

export function Skyline({ y, lit = false }: { y: number; lit?: boolean }) {
  return (
    <Place x={84} y={y}>
      <Fill
        tint="ink"
        opacity={0.16}
        d="M0 0V-74H46V-104H92V-58H120V-126H168V-82H206V-114H250V-66H282V-136H326V-90H372V-118H414V-70H456V0Z"
      />
      {lit ? (
        <Line
          tint="paper"
          width={4.5}
          opacity={0.8}
          d="M58 -88v2M72 -88v2M58 -72v2M132 -112v2M146 -96v2M132 -80v2M220 -100v2M236 -84v2M296 -122v2M310 -104v2M296 -86v2M386 -104v2M400 -88v2M430 -56v2M14 -60v2M28 -44v2"
        />
      ) : null}
    </Place>
  );
}

export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <Place x={x} y={y} size={size}>
      <Fill tint="wood" d="M-8 0L-6 -90H6L9 0Z" />
      <Line tint="wood" width={6} d="M0 -70L24 -98M0 -84L-22 -106" />
      <Fill
        tint="leaf"
        d="M-62 -118Q-70 -160 -32 -168Q-22 -206 16 -196Q54 -200 56 -162Q84 -140 60 -112Q40 -90 6 -100Q-40 -84 -62 -118Z"
      />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M-62 -118Q-40 -104 -8 -112Q30 -100 66 -126Q68 -119 60 -112Q40 -90 6 -100Q-40 -84 -62 -118Z"
      />
    </Place>
  );
}
