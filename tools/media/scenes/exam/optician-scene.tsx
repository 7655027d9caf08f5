import { Frame } from '../kit/frame';
import { Plant, Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** At an optician's: she points at the chart, he leans out of his chair to read it, and a girl tries on giant glasses. */
export function OpticianScene() {
  return (
    <Frame>
      <Room floor={334} wall="sky" />
      <Chart />
      <Eye />
      <Frames />
      <Optician />
      <Patient />
      <Counter />
      <Girl />
      <Plant x={520} y={382} size={0.7} />
    </Frame>
  );
}

function Chart() {
  return (
    <>
      <Box tint="ink" x={98} y={108} width={84} height={140} round={3} />
      <Box tint="paper" x={102} y={112} width={76} height={132} />
      <Line tint="ink" width={4.5} d="M150 122H130V148H150M130 135H146" />
      <Line
        tint="ink"
        width={3.4}
        d="M118 158V176M118 158H130M118 166H127M150 176V158H158Q162 158 162 163T158 168H150"
      />
      <Line
        tint="ink"
        width={2.6}
        d="M112 187H124M118 187V200M133 194a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0 -13 0M156 187H168L156 200H168"
      />
      <Line
        tint="ink"
        width={2}
        d="M112 211V220H118M126 211V220H132M126 211H132M126 215H131M140 211H146L140 220H146M154 220V211L160 220V211M168 211V220"
      />
      <Line
        tint="ink"
        width={1.5}
        d="M114 230h4v5h-4zM124 230h4M126 230v5M134 235l2 -5l2 5M145 230v5h3M155 230h4v5M166 230l3 5"
      />
    </>
  );
}

function Eye() {
  return (
    <>
      <Box tint="wood" x={236} y={106} width={112} height={70} round={3} />
      <Box tint="paper" x={241} y={111} width={102} height={60} />
      <Line tint="ink" width={3} d="M254 142Q292 106 330 142Q292 176 254 142Z" />
      <Dot tint="cloth" x={292} y={141} r={15} />
      <Dot tint="ink" x={292} y={141} r={7} />
      <Dot tint="paper" x={297} y={136} r={3} />
    </>
  );
}

function Frames() {
  const pair = 'm0 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0m16 -2q3 -3 6 0m0 2a8 8 0 1 0 16 0a8 8 0 1 0 -16 0';
  const square = 'm0 -6h15v12h-15zm15 4h6m0 -4h15v12h-15z';
  return (
    <>
      <Box tint="paper" x={394} y={102} width={138} height={112} round={4} />
      <Line tint="wood" width={5} d="M402 138H524M402 170H524M402 202H524" />
      <Line tint="cloth" width={3} d={`M406 127${pair}M490 192${square}`} />
      <Line tint="ink" width={3} d={`M448 128${square}M446 160${pair}`} />
      <Line tint="wood" width={3} d={`M488 127${pair}M406 160${square}`} />
      <Line tint="leaf" width={3} d={`M488 160${square}M406 191${pair}`} />
      <Fill tint="cloth" d="M446 199V186Q446 182 450 182H478Q482 182 482 186V199Z" />
    </>
  );
}

function Optician() {
  return (
    <>
      <Fill tint="wood" d="M252 248l28 4l-5 36l-28 -4z" />
      <Fill tint="paper" d="M255 252l21 3l-4 29l-21 -3z" />
      <Line tint="ink" width={1.6} opacity={0.5} d="M258 260l14 2M257 267l14 2M256 274l9 1" />
      <Person
        hip={[226, 304]}
        neck={[226, 240]}
        face={1}
        mood="smile"
        skin="wood"
        hair="bun"
        eyewear="glasses"
        top="paper"
        sleeve="long"
        skirt={{ tint: 'paper', length: 30, wide: 23 }}
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [234, 364] }, { foot: [218, 364] }]}
        far={{ hand: [258, 280] }}
        near={{ hand: [188, 222] }}
      >
        <Line tint="ink" width={3} d="M192 226L158 200" />
        <Line tint="ink" width={1.8} opacity={0.3} d="M226 262V330" />
        <Fill tint="cloth" d="M218 244L226 262L234 244Z" />
      </Person>
    </>
  );
}

function Patient() {
  return (
    <>
      <Line tint="ink" width={7} d="M366 330V372M340 374H394" />
      <Box tint="leaf" x={376} y={214} width={20} height={112} round={9} />
      <Person
        hip={[358, 310]}
        neck={[334, 252]}
        face={-1}
        tilt={-6}
        mood="ah"
        hair="bald"
        hairTint="paper"
        top="wood"
        sleeve="long"
        legs="ink"
        shoes="ink"
        feet={[{ foot: [308, 362] }, { foot: [320, 364] }]}
        far={{ hand: [320, 320] }}
        near={{ hand: [332, 258] }}
      >
        <Line tint="ink" width={3} d="M331 258L328 230" />
        <Fill tint="ink" d="M321.500 227a5.500 6.500 0 1 0 11 0a5.500 6.500 0 1 0 -11 0" />
      </Person>
      <Box tint="leaf" x={328} y={314} width={68} height={18} round={8} />
      <Line tint="ink" width={6} d="M346 290H384M380 290V316" />
    </>
  );
}

function Counter() {
  return (
    <>
      <Box tint="wood" x={480} y={286} width={60} height={80} />
      <Box tint="ink" opacity={0.16} x={480} y={286} width={60} height={10} />
      <Box tint="wood" x={474} y={280} width={66} height={9} round={4} />
      <Line tint="ink" width={4} d="M508 280V262M496 280H520" />
      <Fill tint="ink" d="M500 262Q490 240 502 220L516 218Q526 242 514 264Z" />
      <Fill tint="sky" d="M501 256Q494 240 503 224Q510 240 501 256Z" />
    </>
  );
}

function Girl() {
  return (
    <>
      <Person
        hip={[438, 326]}
        neck={[442, 282]}
        size={0.74}
        face={1}
        tilt={-4}
        mood="laugh"
        hair="bob"
        hairTint="wood"
        top="cloth"
        legs="skin"
        shoes="ink"
        skirt={{ tint: 'cloth', length: 20, wide: 24 }}
        feet={[{ foot: [446, 370] }, { foot: [430, 370] }]}
        far={{ hand: [474, 268], bend: 1 }}
      />
      <Dot tint="paper" x={447} y={266} r={12} opacity={0.25} />
      <Dot tint="paper" x={468} y={266} r={10} opacity={0.25} />
      <path
        d="M435 266a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M459 264h0.100M458 266a10 11 0 1 0 20 0a10 11 0 1 0 -20 0M435 264L428 262"
        strokeWidth={4}
        className="stroke-il-ink"
      />
    </>
  );
}
