import { Place } from './frame';
import { Box, Dot, Fill, Line, type Tint } from './shapes';

interface VehicleProps {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
}

/** Looks to the right; its wheels stand on y. */
export function Bus(props: VehicleProps) {
  return (
    <Place {...props}>
      <Box tint="cloth" x={-130} y={-138} width={260} height={116} round={16} />
      <Fill tint="paper" d="M-116 -122h52v44h-52zM-56 -122h52v44h-52zM4 -122h40v44h-40z" />
      <Fill tint="ink" d="M52 -122H82V-26H52Z" />
      <Line tint="cloth" width={3} d="M67 -120V-28" />
      <Fill tint="sky" d="M90 -122H116Q122 -122 123 -116L130 -74H90Z" />
      <Line tint="ink" width={2} d="M104 -76L116 -96" />
      <Fill tint="ink" opacity={0.14} d="M-130 -60H52V-52H-130ZM82 -60H130V-52H82Z" />
      <Box tint="ink" x={-130} y={-30} width={262} height={9} round={4} />
      <Fill tint="paper" d="M118 -46h12v10h-12q-4 -5 0 -10z" />
      <Wheel x={-78} />
      <Wheel x={98} />
    </Place>
  );
}

/** A box van, looks to the left; its open side is at its end, on the right. */
export function Van(props: VehicleProps) {
  return (
    <Place {...props}>
      <Box tint="ink" x={-112} y={-36} width={222} height={12} round={4} />
      <Box tint="paper" x={-52} y={-172} width={162} height={138} round={4} />
      <Box tint="ink" opacity={0.75} x={66} y={-160} width={38} height={122} />
      <Fill tint="cloth" d="M-56 -30V-118H-92Q-102 -118 -106 -108L-120 -72V-30Z" />
      <Fill tint="sky" d="M-64 -80V-108H-90Q-96 -108 -98 -102L-106 -80Z" />
      <Line tint="ink" width={3} d="M-62 -66H-72" />
      <Fill tint="paper" d="M-120 -56h9v10h-9z" />
      <Wheel x={-80} />
      <Wheel x={36} />
    </Place>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <Dot tint="ink" x={x} y={-20} r={20} />
      <Dot tint="paper" x={x} y={-20} r={8} />
    </>
  );
}

const wheel = { radius: 36, apart: 100 } as const;

/** Looks to the right; the hind wheel stands at 0, the front one 100 further on. */
export function Bicycle({ tint = 'cloth', ...place }: VehicleProps & { tint?: Tint }) {
  const { radius: r, apart } = wheel;
  const rim = (x: number) => `M${x - r} ${-r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const spokes = (x: number) =>
    `M${x - r} ${-r}h${2 * r}M${x} ${-2 * r}v${2 * r}M${x - 25} ${-r - 25}l50 50M${x + 25} ${-r - 25}l-50 50`;
  return (
    <Place {...place}>
      <Line tint="ink" width={1.4} opacity={0.45} d={spokes(0) + spokes(apart)} />
      <Line tint="ink" width={5} d={rim(0) + rim(apart)} />
      <Line tint={tint} width={5} d="M0 -36L44 -34L84 -82M0 -36L32 -82H84M44 -34L30 -90M100 -36L82 -96" />
      <Line tint="ink" width={5} d="M82 -98L86 -108L102 -110M20 -92H42" />
      <Dot tint="ink" x={44} y={-34} r={8} />
      <Line tint="ink" width={3} d="M44 -34L52 -16M46 -16H60M0 -36L44 -26" />
      <Dot tint="paper" x={44} y={-34} r={3} />
      <Dot tint="ink" x={0} y={-36} r={5} />
    </Place>
  );
}
