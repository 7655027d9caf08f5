import { Frame } from '../kit/frame';
import { Room } from '../kit/indoors';
import { Cello, MusicStand } from '../kit/instruments';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Sheet } from '../kit/things';

/** A rehearsal: wind from the window takes the music, a flute player reaches for it, and the conductor has his eyes shut. */
export function RehearsalScene() {
  return (
    <Frame>
      <Room floor={322} />
      <Curtain />
      <OpenWindow />
      <Drummer />
      <Conductor />
      <Cellist />
      <Flutist />
      <Sheet x={262} y={138} turn={-18} />
      <Sheet x={248} y={204} turn={24} />
      <Sheet x={306} y={170} turn={10} />
      <Line
        tint="paper"
        width={2.5}
        opacity={0.8}
        d="M286 126q16 -8 30 0M268 188q14 -8 26 0M332 152q14 -8 28 -2"
      />
    </Frame>
  );
}

function Curtain() {
  return (
    <>
      <Fill tint="cloth" d="M84 84H150Q138 150 142 220T130 322H84Z" />
      <Fill
        tint="ink"
        opacity={0.16}
        d="M98 84H108Q104 200 106 322H96ZM124 84H134Q124 200 120 322H112Q120 190 124 84Z"
      />
    </>
  );
}

function OpenWindow() {
  return (
    <>
      <Box tint="sky" x={444} y={106} width={84} height={100} />
      <path d="M444 106H528V206H444ZM486 106V206" strokeWidth={6} className="stroke-il-paper" />
      <Fill tint="paper" d="M441 104L412 92V218L441 208Z" />
      <Fill tint="sky" d="M436 112L418 104V206L436 200Z" />
      <Line tint="paper" width={8} d="M436 210H534" />
      <Line tint="wood" width={4} d="M428 94H540" />
      <Fill
        tint="leaf"
        d="M512 94H540V240Q520 246 514 214Q520 160 512 94ZM440 94H466Q462 130 424 152Q404 162 380 156Q420 140 440 94Z"
      />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M524 94H532Q530 160 532 240H524Q528 160 524 94ZM454 94H460Q452 132 412 156Q440 136 454 94Z"
      />
    </>
  );
}

function Drummer() {
  return (
    <>
      <Person
        hip={[478, 282]}
        neck={[478, 226]}
        size={0.88}
        face={-1}
        tilt={-12}
        mood="ah"
        skin="wood"
        hair="curly"
        top="paper"
        legs="ink"
        shoes="ink"
        feet={[{ foot: [470, 336] }, { foot: [488, 336] }]}
        far={{ hand: [446, 256] }}
        near={{ hand: [516, 230] }}
      >
        <Line tint="wood" width={3} d="M516 230L500 204" />
      </Person>
      <Line tint="wood" width={3} d="M448 258L424 268" />
      <Line tint="ink" width={4} d="M432 300L424 350M470 300L478 350" />
      <Fill tint="skin" d="M414 276H488Q488 322 451 326Q414 322 414 276Z" />
      <Box tint="paper" x={410} y={270} width={82} height={9} round={4} />
    </>
  );
}

function Conductor() {
  return (
    <>
      <Box tint="wood" x={98} y={360} width={88} height={22} round={3} />
      <Person
        hip={[136, 292]}
        neck={[140, 228]}
        face={1}
        tilt={-14}
        mood="asleep"
        hair="curly"
        hairTint="paper"
        top="ink"
        sleeve="long"
        legs="ink"
        skirt={{ tint: 'ink', length: 14, wide: 20 }}
        shoes="wood"
        feet={[{ foot: [146, 351] }, { foot: [128, 351] }]}
        far={{ hand: [190, 204] }}
        near={{ hand: [96, 200], fingers: 'open', bend: -1 }}
      >
        <Fill tint="paper" d="M140 230L160 234L154 268Z" />
        <Line tint="wood" width={2.4} d="M186 208L214 166" />
      </Person>
      <MusicStand x={206} y={380} size={0.8} sheet={false} flip />
    </>
  );
}

function Cellist() {
  return (
    <>
      <MusicStand x={246} y={378} size={0.92} sheet={false} />
      <Line tint="ink" width={5} d="M306 324L302 376M344 324L348 376M346 322L350 268" />
      <Box tint="wood" x={300} y={318} width={50} height={9} round={4} />
      <Person
        hip={[326, 310]}
        neck={[322, 246]}
        face={-1}
        tilt={-8}
        mood="laugh"
        hair="long"
        hairTint="wood"
        top="cloth"
        sleeve="long"
        legs="ink"
        shoes="ink"
        feet={[{ foot: [280, 366] }, { foot: [312, 368] }]}
        far={{ hand: [296, 244] }}
      >
        <Cello x={278} y={380} turn={9} size={0.98} />
      </Person>
      <Line tint="paper" width={2.4} d="M252 332L318 314" />
      <Line tint="ink" width={12} opacity={0.16} d="M334 262L346 292" />
      <Line tint="cloth" width={13} d="M334 260L344 290L322 306" />
      <Line tint="skin" width={9} d="M324 304L314 312" />
      <Line tint="skin" width={12} d="M312 313v0.1M299 246v0.1" />
    </>
  );
}

function Flutist() {
  return (
    <>
      <Person
        hip={[392, 310]}
        neck={[386, 246]}
        face={-1}
        tilt={-18}
        mood="ah"
        skin="wood"
        hair="bob"
        top="leaf"
        skirt={{ tint: 'leaf', length: 34, wide: 26 }}
        legs="wood"
        shoes="ink"
        feet={[{ foot: [376, 366] }, { foot: [410, 364], bend: 1 }]}
        far={{ hand: [336, 204], fingers: 'open' }}
        near={{ hand: [412, 292] }}
      >
        <Line tint="paper" width={5} d="M384 300L450 282" />
      </Person>
    </>
  );
}
