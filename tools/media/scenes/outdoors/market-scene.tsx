import { Frame } from '../kit/frame';
import { Cloud, Ground, Shadow, Sky, Skyline, Sun } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';
import { Bag } from '../kit/things';

/** A street market in the morning: the seller hands a bag over the fruit to a mother; her boy has already bitten into an apple. */
export function MarketScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={478} y={134} r={18} />
      <Cloud x={400} y={132} size={0.7} />
      <Skyline y={300} />
      <Ground y={292} />
      <Fill tint="ink" opacity={0.08} d="M84 292H540V312H84Z" />
      <FarStall />
      <Line tint="ink" width={5} d="M104 362V170M316 362V170" />
      <Person
        hip={[196, 318]}
        neck={[202, 246]}
        size={1.06}
        face={1}
        tilt={4}
        mood="laugh"
        hair="cap"
        hairTint="ink"
        hatTint="cloth"
        skin="wood"
        top="leaf"
        near={{ hand: [176, 296] }}
        far={{ hand: [290, 238] }}
      >
        <Fill tint="paper" d="M190 262L194 274Q202 280 210 274L214 262L220 270V330H176L181 270Z" />
      </Person>
      <Stall />
      <Awning />
      <Shadow x={383} y={374} width={76} />
      <Shadow x={455} y={376} width={50} />
      <Bag x={300} y={242} />
      <Customers />
    </Frame>
  );
}

function FarStall() {
  return (
    <>
      <Line tint="ink" width={3} opacity={0.6} d="M442 306V244M514 306V244" />
      <Fill tint="leaf" opacity={0.7} d="M432 248L444 226H512L524 248Z" />
      <Box tint="wood" opacity={0.7} x={440} y={282} width={76} height={26} round={2} />
      <Fill tint="skin" d="M446 282q4 -10 9 0q4 -10 9 0q4 -10 9 0zM486 282q4 -10 9 0q4 -10 9 0z" />
    </>
  );
}

function Awning() {
  return (
    <>
      <Fill
        tint="paper"
        d="M88 172L112 118H308L332 172Q317 184 302 172Q287 184 271 172Q256 184 241 172Q226 184 210 172Q195 184 180 172Q165 184 149 172Q134 184 119 172Q104 184 88 172Z"
      />
      <Fill
        tint="cloth"
        d="M88 172L112 118H140L119 172Q104 184 88 172ZM149 172L168 118H196L180 172Q165 184 149 172ZM210 172V118H224L241 172Q226 184 210 172ZM271 172L252 118H280L302 172Q287 184 271 172Z"
      />
      <Line tint="ink" width={2} d="M142 178V206M126 206H158M126 206Q126 218 142 218T158 206" />
      <Fill tint="ink" opacity={0.25} d="M126 206H158Q158 219 142 219T126 206Z" />
    </>
  );
}

function Stall() {
  const heap = (x: number, y: number, r: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `M${x + index * r * 1.8} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    ).join('');
  return (
    <>
      <Fill tint="skin" d={heap(104, 306, 8, 4) + heap(112, 296, 8, 3)} />
      <Fill tint="leaf" d={heap(184, 304, 10, 3) + heap(194, 294, 9, 2)} />
      <Fill tint="cloth" d={heap(256, 306, 6, 5) + heap(261, 298, 6, 4) + heap(268, 291, 6, 2)} />
      <Fill tint="wood" d="M94 308H326V322H94Z" />
      <Fill tint="paper" d="M96 322H324L318 362H102Z" />
      <Fill tint="ink" opacity={0.14} d="M94 318H326V326H94Z" />
      <Fill
        tint="cloth"
        opacity={0.85}
        d="M112 326h20v36h-20zM152 326h20v36h-20zM192 326h20v36h-20zM232 326h20v36h-20zM272 326h20v36h-20z"
      />
      <Fill tint="paper" d="M122 288h18v12h-18zM204 284h18v12h-18zM272 284h18v12h-18z" />
      <Line
        tint="ink"
        width={1.8}
        opacity={0.6}
        d="M126 294h10M208 290h10M276 290h10M131 300v6M213 296v8M281 296v8"
      />
    </>
  );
}

function Customers() {
  return (
    <>
      <Person
        hip={[382, 302]}
        neck={[373, 237]}
        face={-1}
        hair="long"
        hairTint="wood"
        top="paper"
        skirt={{ tint: 'cloth', length: 38, wide: 29 }}
        legs="skin"
        shoes="ink"
        feet={[{ foot: [374, 363] }, { foot: [390, 364] }]}
        far={{ hand: [309, 254] }}
        near={{ hand: [418, 304], bend: 1 }}
      />
      <Person
        hip={[454, 325]}
        size={0.68}
        face={-1}
        tilt={-10}
        hair="curly"
        hairTint="ink"
        skin="wood"
        top="paper"
        sleeve="long"
        legs="ink"
        feet={[{ foot: [448, 369] }, { foot: [461, 369] }]}
        far={{ hand: [420, 305] }}
        near={{ hand: [440, 284], bend: -1 }}
      />
      <Dot tint="leaf" x={437} y={279} r={6.5} />
      <Dot tint="paper" x={441} y={276} r={3.2} />
    </>
  );
}
