import { Bird } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Clock, Room } from '../kit/indoors';
import { Suitcase } from '../kit/parcels';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A hotel: a wet guest in a bathrobe complains at the desk, and a porter pushes a cart that is loaded far too high. */
export function HotelReceptionScene() {
  return (
    <Frame>
      <Room floor={336} />
      <Keys />
      {[
        { x: 252, hour: 9 },
        { x: 302, hour: 3 },
        { x: 352, hour: 6 },
      ].map(({ x, hour }) => (
        <Clock key={x} x={x} y={122} hour={hour} minute={10} size={0.95} />
      ))}
      <Receptionist />
      <Desk />
      <Guest />
      <Cart />
      <Porter />
    </Frame>
  );
}

function Keys() {
  const rows = [118, 146, 174];
  const each = (d: (x: number, y: number) => string, skip: number) =>
    rows
      .flatMap((y, row) => [108, 130, 152, 174, 196].map((x, column) => ({ x, y, index: row * 5 + column })))
      .filter(({ index }) => index % 4 !== skip)
      .map(({ x, y }) => d(x, y))
      .join('');
  return (
    <>
      <Box tint="wood" x={96} y={104} width={116} height={98} round={3} />
      <Box tint="ink" opacity={0.35} x={101} y={109} width={106} height={88} />
      <Line tint="paper" width={2.4} d={each((x, y) => `M${x + 2} ${y}v6`, 1)} />
      <Fill tint="skin" d={each((x, y) => `M${x - 2} ${y + 6}h8v12h-8z`, 1)} />
    </>
  );
}

function Receptionist() {
  return (
    <Person
      hip={[160, 306]}
      neck={[164, 238]}
      face={1}
      tilt={-4}
      mood="ah"
      hair="short"
      hairTint="ink"
      top="leaf"
      sleeve="long"
      far={{ hand: [222, 248], fingers: 'open' }}
      near={{ hand: [186, 260] }}
    >
      <Fill tint="paper" d="M154 242L166 262L176 242Z" />
      <Fill tint="ink" d="M166 248l-8 -4v9zM166 248l8 -4v9z" />
    </Person>
  );
}

function Desk() {
  return (
    <>
      <Box tint="wood" x={92} y={276} width={196} height={92} />
      <Line
        tint="ink"
        width={2}
        opacity={0.25}
        d="M108 296H148V354H108ZM166 296H206V354H166ZM224 296H264V354H224Z"
      />
      <Box tint="paper" x={84} y={268} width={212} height={11} round={4} />
      <Box tint="ink" opacity={0.2} x={92} y={279} width={196} height={5} />
      <Fill tint="ink" d="M252 268Q252 256 264 256T276 268ZM262 256v-4h4v4z" />
      <Line tint="ink" width={4} d="M106 268V244" />
      <Fill tint="cloth" d="M98 222H114L122 246H90Z" />
      <Fill tint="cloth" d="M186 268l6 -7h32l-6 7z" />
      <Line tint="ink" width={2.4} d="M190 264L198 248" />
    </>
  );
}

function Guest() {
  return (
    <>
      <Fill tint="sky" d="M304 378q36 -12 84 0q-42 10 -84 0z" />
      <Line tint="paper" width={2} opacity={0.8} d="M330 378q14 -3 26 0" />
      <Person
        hip={[344, 304]}
        neck={[342, 240]}
        face={-1}
        tilt={4}
        mood="ah"
        skin="wood"
        hair="towel"
        hatTint="cloth"
        top="paper"
        sleeve="long"
        skirt={{ tint: 'paper', length: 40, wide: 25 }}
        legs="wood"
        shoes="cloth"
        feet={[{ foot: [336, 366] }, { foot: [352, 366] }]}
        far={{ hand: [306, 196], fingers: 'point', bend: -1 }}
        near={{ hand: [322, 284] }}
      >
        <Line tint="ink" width={2} opacity={0.3} d="M334 242L350 288M350 242L338 284M344 292V342" />
        <Line tint="cloth" width={5} d="M326 292H362M350 292L354 314" />
        <Fill tint="skin" d="M300 278Q316 284 332 272Q340 292 320 297Q298 298 300 278Z" />
        <Dot tint="skin" x={307} y={270} r={8.5} />
        <Fill tint="wood" d="M300 268L291 272L300 275Z" />
        <Dot tint="ink" x={305} y={268} r={1.7} />
      </Person>
      <Line tint="cloth" width={2} opacity={0.7} d="M366 346v8M322 350v6M370 300v6" />
    </>
  );
}

function Cart() {
  return (
    <>
      <Line tint="ink" width={4} d="M400 358V190Q400 150 434 150T468 190V358" opacity={0.9} />
      <Suitcase x={434} y={354} width={70} height={42} tint="wood" />
      <Suitcase x={432} y={308} width={60} height={36} tint="cloth" />
      <Suitcase x={436} y={266} width={54} height={30} tint="leaf" turn={3} />
      <Suitcase x={428} y={230} width={40} height={26} tint="skin" turn={-12} />
      <Line
        tint="ink"
        width={2}
        d="M412 196V172Q412 146 432 146T452 172V196M422 196V152M432 196V146M442 196V152M432 146V138"
      />
      <Bird x={429} y={192} size={0.62} tint="leaf" />
      <Box tint="ink" x={408} y={193} width={48} height={6} round={3} />
      <Box tint="ink" x={394} y={354} width={80} height={8} round={3} />
      <Dot tint="ink" x={406} y={370} r={8} />
      <Dot tint="ink" x={462} y={370} r={8} />
      <Dot tint="paper" x={406} y={370} r={3} />
      <Dot tint="paper" x={462} y={370} r={3} />
    </>
  );
}

function Porter() {
  return (
    <>
      <Person
        hip={[508, 306]}
        neck={[498, 244]}
        face={-1}
        tilt={6}
        mood="calm"
        hair="short"
        hairTint="ink"
        top="cloth"
        sleeve="long"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [490, 366] }, { foot: [526, 364], bend: 1 }]}
        far={{ hand: [468, 262] }}
        near={{ hand: [468, 286] }}
      >
        <Fill tint="cloth" d="M482 208Q482 196 496 196T508 206Z" />
        <Line tint="paper" width={3} d="M488 266v0.1M489 280v0.1M491 294v0.1" />
      </Person>
    </>
  );
}
