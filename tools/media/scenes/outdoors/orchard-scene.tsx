import { Frame, Place } from '../kit/frame';
import { Cloud, Ground, Hills, Shadow, Sky, Sun, Tree } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** An apple harvest: one picks on a ladder, one catches, a boy carries a bucket, and a goat eats from the crate. */
export function OrchardScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={492} y={124} r={18} />
      <Cloud x={404} y={126} size={0.8} />
      <Hills />
      <Ground y={262} />
      <FruitTree x={388} y={290} size={0.5} />
      <FruitTree x={464} y={286} size={0.46} />
      <FruitTree x={524} y={292} size={0.52} />
      <Shadow x={206} y={366} width={190} />
      <FruitTree x={196} y={366} size={1.28} />
      <Ladder />
      <Pickers />
      <Shadow x={346} y={374} width={80} />
      <Shadow x={466} y={376} width={130} />
      <Goat />
      <Crate />
    </Frame>
  );
}

function FruitTree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <Place x={x} y={y} size={size}>
      <Tree x={0} y={0} />
      <Line
        tint="skin"
        width={10}
        d="M-46 -136v0.1M-30 -160v0.1M-18 -126v0.1M0 -176v0.1M4 -144v0.1M26 -170v0.1M30 -124v0.1M48 -148v0.1M54 -122v0.1"
      />
    </Place>
  );
}

function Ladder() {
  return (
    <Line
      tint="wood"
      width={5}
      d="M236 372L216 176M276 372L246 176M219 200H249M221 226H253M224 252H257M227 278H261M229 304H265M232 330H269M234 354H273"
    />
  );
}

function Pickers() {
  return (
    <>
      <Person
        hip={[256, 258]}
        neck={[246, 200]}
        size={0.94}
        face={-1}
        tilt={-14}
        mood="smile"
        hair="tail"
        skin="wood"
        top="cloth"
        legs="ink"
        shoes="paper"
        feet={[
          { foot: [250, 294], bend: 1 },
          { foot: [264, 320], bend: 1 },
        ]}
        far={{ hand: [196, 178], bend: 1 }}
        near={{ hand: [222, 232] }}
      />
      <Dot tint="skin" x={193} y={172} r={7} />
      <Person
        hip={[346, 304]}
        neck={[344, 240]}
        face={-1}
        tilt={-16}
        mood="ah"
        hair="hat"
        hairTint="paper"
        hatTint="paper"
        top="leaf"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [334, 364] }, { foot: [356, 364] }]}
        far={{ hand: [302, 266] }}
        near={{ hand: [322, 280] }}
        behind={
          <>
            <Fill tint="skin" d="M284 266q6 -12 12 -2q6 -10 12 -2q6 -8 12 4z" />
            <Fill tint="wood" d="M276 264H330L322 294H284Z" />
            <Line
              tint="ink"
              width={1.8}
              opacity={0.35}
              d="M279 273H327M282 283H325M294 265V293M312 265V293"
            />
          </>
        }
      />
      <Dot tint="skin" x={300} y={236} r={6.5} />
      <Line tint="paper" width={2} opacity={0.8} d="M298 214v10M304 208v12" />
      <Person
        hip={[122, 330]}
        neck={[126, 284]}
        size={0.7}
        face={-1}
        mood="laugh"
        hair="short"
        hairTint="wood"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [112, 370] }, { foot: [134, 369] }]}
        far={{ hand: [104, 318] }}
        near={{ hand: [110, 322] }}
      >
        <Line tint="ink" width={2} d="M92 336Q106 308 122 336" />
        <Fill tint="skin" d="M94 338q6 -10 11 -2q6 -10 14 2z" />
        <Fill tint="ink" d="M90 336H124L120 362H94Z" />
      </Person>
    </>
  );
}

function Goat() {
  return (
    <Place x={492} y={374} flip>
      <Line tint="paper" width={8} d="M-24 -34V-4M-12 -34V-4M16 -34V-4M26 -34V-4" />
      <Line tint="ink" width={8} d="M-24 -3v0.1M-12 -3v0.1M16 -3v0.1M26 -3v0.1" />
      <Fill
        tint="paper"
        d="M-36 -54Q-34 -66 -20 -64H16Q24 -70 30 -84Q38 -94 50 -88L64 -70Q66 -60 56 -60L46 -64Q40 -56 36 -44Q32 -28 18 -28H-24Q-36 -34 -36 -54Z"
      />
      <Fill tint="ink" opacity={0.14} d="M-34 -44Q0 -34 36 -44Q32 -28 18 -28H-24Q-32 -32 -34 -44Z" />
      <Line tint="paper" width={6} d="M-34 -60L-42 -66" />
      <Line tint="wood" width={5} d="M38 -90Q34 -102 24 -104M44 -90Q42 -102 34 -108" />
      <Fill tint="wood" d="M34 -84Q22 -84 20 -76Q30 -74 38 -80Z" />
      <Fill tint="paper" d="M56 -60L54 -46L48 -60Z" />
      <Dot tint="ink" x={49} y={-79} r={2} />
      <Dot tint="skin" x={66} y={-60} r={6.5} />
    </Place>
  );
}

function Crate() {
  return (
    <>
      <Line tint="skin" width={14} d="M404 338v0.1M418 336v0.1M432 338v0.1M411 328v0.1M426 328v0.1" />
      <Box tint="wood" x={392} y={340} width={56} height={34} round={2} />
      <Line tint="ink" width={2} opacity={0.3} d="M394 351H446M394 362H446" />
    </>
  );
}
