import { Bird } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Ground, Shadow } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';
import { Mug } from '../kit/things';

/** Chess at a cafe: an old woman takes his queen, he holds his head, and the waiter watches while his tray tips over. */
export function ChessCafeScene() {
  return (
    <Frame>
      <Box tint="ground" x={84} y={84} width={456} height={304} />
      <Front />
      <Ground y={334} tint="paper" />
      <Fill tint="ink" opacity={0.2} d="M84 334H540V388H84Z" />
      <Line
        tint="ink"
        width={1.5}
        opacity={0.16}
        d="M84 360H540M180 334L160 388M300 334L296 388M430 334L446 388"
      />
      <Shadow x={312} y={384} width={300} />
      <Waiter />
      <Players />
      <Board />
      <Sign />
      <Bird x={182} y={384} size={0.7} tint="wood" />
    </Frame>
  );
}

function Front() {
  return (
    <>
      <Box tint="wood" x={100} y={148} width={150} height={186} />
      <Box tint="sky" x={108} y={156} width={134} height={130} />
      <Line tint="paper" width={5} opacity={0.8} d="M122 232L180 170M132 252L166 216" />
      <Fill tint="ink" opacity={0.85} d="M196 200h30v12q0 12 -15 12t-15 -12z" />
      <Line
        tint="ink"
        width={3}
        opacity={0.85}
        d="M226 203q9 0 7 7t-9 5M190 229h40M204 192q4 -5 0 -10M216 192q4 -5 0 -10"
      />
      <Box tint="wood" x={290} y={148} width={84} height={186} />
      <Box tint="skin" opacity={0.55} x={298} y={156} width={68} height={178} />
      <Line tint="ink" width={3} d="M332 156V172" />
      <Fill tint="ink" d="M320 172H344L350 186H314Z" />
      <Box tint="sky" x={432} y={104} width={76} height={56} />
      <path d="M432 104H508V160H432ZM470 104V160" strokeWidth={5} className="stroke-il-paper" />
      <Fill tint="cloth" d="M434 160q4 -14 10 -8q6 -12 12 -2q8 -10 14 0q8 -10 14 0q8 -8 12 2q8 -4 10 8z" />
      <Line tint="wood" width={9} d="M430 164H510" />
      {[92, 152, 212, 272, 332].map((x) => (
        <Fill key={x} tint="leaf" d={`M${x} 108h30v32q-15 14 -30 0z`} />
      ))}
      {[122, 182, 242, 302, 362].map((x) => (
        <Fill key={x} tint="paper" d={`M${x} 108h30v32q-15 14 -30 0z`} />
      ))}
      <Box tint="ink" x={88} y={102} width={308} height={8} round={3} />
    </>
  );
}

function Waiter() {
  return (
    <>
      <Person
        hip={[450, 298]}
        neck={[446, 234]}
        face={-1}
        tilt={10}
        mood="ah"
        skin="wood"
        hair="short"
        top="paper"
        sleeve="long"
        legs="ink"
        feet={[{ foot: [442, 358] }, { foot: [460, 358] }]}
        near={{ hand: [494, 216] }}
      >
        <Fill tint="ink" d="M434 246L444 262L452 246L462 250L464 300H434Z" />
        <Fill tint="cloth" d="M432 294H466L470 340H430Z" />
      </Person>
      <g transform="rotate(24 494 206)">
        <Box tint="ink" x={458} y={205} width={74} height={6} round={3} />
        <Mug x={476} y={205} />
        <Mug x={516} y={205} turn={30} tint="skin" />
      </g>
      <Line tint="wood" width={4} d="M532 214Q538 226 534 244" />
      <Line tint="wood" width={4.5} d="M534 254v4M530 270v3" />
    </>
  );
}

function Players() {
  return (
    <>
      <Line
        tint="ink"
        width={4.5}
        d="M204 336L198 380M236 336L240 380M204 336L196 272M420 336L426 380M388 336L384 380M420 336L428 272"
      />
      <Line tint="wood" width={8} d="M198 332H242M382 332H426M198 296L195 274M426 296L429 274" />
      <Person
        hip={[222, 324]}
        neck={[228, 260]}
        face={1}
        tilt={4}
        mood="laugh"
        hair="bun"
        hairTint="paper"
        eyewear="glasses"
        top="cloth"
        sleeve="long"
        skirt={{ tint: 'cloth', length: 10, wide: 20 }}
        legs="wood"
        shoes="ink"
        feet={[{ foot: [264, 372] }, { foot: [254, 375] }]}
        far={{ hand: [288, 262], bend: 1 }}
        near={{ hand: [254, 298] }}
      />
      <Person
        hip={[404, 324]}
        neck={[394, 262]}
        face={-1}
        tilt={16}
        mood="ah"
        hair="curly"
        hairTint="wood"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [362, 372] }, { foot: [372, 375] }]}
        far={{ hand: [372, 236], bend: 1 }}
        near={{ hand: [398, 226], bend: 1 }}
      />
    </>
  );
}

function Board() {
  return (
    <>
      <Line tint="ink" width={6} d="M312 308V376M288 380H336" />
      <Box tint="wood" x={258} y={300} width={110} height={10} round={4} />
      <Box tint="paper" x={274} y={293} width={76} height={7} />
      <Fill
        tint="ink"
        d="M274 293h9.500v7h-9.500zM293 293h9.500v7h-9.500zM312 293h9.500v7h-9.500zM331 293h9.500v7h-9.500z"
      />
      <Fill
        tint="ink"
        d="M330 293q3 -4 2 -8q-4 -4 1 -8q5 4 1 8q-1 4 2 8zM342 293q3 -6 2 -12l-3 -4h10l-3 4q-1 6 2 12z"
      />
      <Fill
        tint="paper"
        d="M280 293q3 -4 2 -8q-4 -4 1 -8q5 4 1 8q-1 4 2 8zM296 293q3 -6 2 -12l-3 -4h10l-3 4q-1 6 2 12z"
      />
      <Fill tint="ink" d="M287 258q3 -8 1 -14l-4 -10l5 4l4 -7l4 7l5 -4l-4 10q-2 6 1 14z" />
    </>
  );
}

function Sign() {
  return (
    <>
      <Line tint="wood" width={5} d="M108 300L98 380M146 300L156 380" />
      <Box tint="wood" x={100} y={290} width={54} height={74} round={3} />
      <Box tint="ink" x={105} y={295} width={44} height={64} />
      <Line
        tint="paper"
        width={2.4}
        opacity={0.85}
        d="M112 306H142M112 316H132M112 326H138M112 336H128M138 316h4M138 336h4"
      />
      <Dot tint="skin" x={127} y={349} r={4} />
    </>
  );
}
