import { Frame } from '../kit/frame';
import { Clock, Plant, Room } from '../kit/indoors';
import { Skyline } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A gym: one runs, one lifts, a trainer stops the time, and the man on the exercise bike eats ice cream. */
export function GymScene() {
  return (
    <Frame>
      <Room floor={330} />
      <Windows />
      <Clock x={506} y={128} hour={6} minute={15} />
      <Plant x={94} y={334} />
      <Treadmill />
      <Trainer />
      <Lifter />
      <Bike />
      <Weights />
    </Frame>
  );
}

function Windows() {
  return (
    <>
      <svg x={132} y={104} width={330} height={130} viewBox="132 104 330 130">
        <Box tint="sky" x={132} y={104} width={330} height={130} />
        <Skyline y={236} />
      </svg>
      <Line tint="paper" width={6} d="M132 104H462V234H132ZM242 104V234M352 104V234" />
    </>
  );
}

function Treadmill() {
  return (
    <>
      <Line tint="ink" width={6} d="M206 356L222 262M196 258H226M222 262L198 276" />
      <Box tint="ink" x={206} y={240} width={22} height={20} round={4} />
      <Person
        hip={[162, 292]}
        neck={[172, 230]}
        face={1}
        mood="smile"
        skin="wood"
        hair="tail"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[
          { foot: [186, 342], bend: -1 },
          { foot: [120, 318], bend: -1 },
        ]}
        far={{ hand: [208, 240], bend: 1 }}
        near={{ hand: [142, 262], bend: 1 }}
      >
        <Line tint="paper" width={4} d="M160 202Q176 192 188 200" />
      </Person>
      <Fill tint="ink" d="M108 354H214Q220 354 220 360V372H100V362Q100 354 108 354Z" />
      <Fill tint="paper" opacity={0.5} d="M112 354H206V358H112Z" />
    </>
  );
}

function Trainer() {
  return (
    <Person
      hip={[382, 298]}
      neck={[380, 234]}
      size={0.98}
      face={-1}
      tilt={2}
      mood="ah"
      hair="short"
      hairTint="wood"
      top="paper"
      legs="cloth"
      shoes="ink"
      feet={[{ foot: [374, 358] }, { foot: [390, 358] }]}
      far={{ hand: [350, 262] }}
      near={{ hand: [368, 284] }}
    >
      <Line tint="ink" width={2} d="M374 240L368 262L384 240" />
      <Dot tint="ink" x={347} y={255} r={9} />
      <Dot tint="paper" x={347} y={255} r={6} />
      <Line tint="ink" width={1.8} d="M347 255V251M347 245V243" />
      <Fill tint="leaf" d="M346 274l22 4l-5 30l-22 -4z" />
    </Person>
  );
}

function Lifter() {
  return (
    <>
      <Person
        hip={[280, 306]}
        face={1}
        tilt={-8}
        mood="calm"
        hair="bun"
        top="cloth"
        legs="ink"
        shoes="cloth"
        feet={[
          { foot: [302, 366], bend: -1 },
          { foot: [264, 366], bend: 1 },
        ]}
        far={{ hand: [304, 196], bend: 1 }}
        near={{ hand: [258, 196], bend: -1 }}
      />
      <Line tint="ink" width={4} d="M216 192H340" />
      <Box tint="ink" x={224} y={164} width={11} height={56} round={4} />
      <Box tint="leaf" x={214} y={172} width={9} height={40} round={4} />
      <Box tint="ink" x={324} y={164} width={11} height={56} round={4} />
      <Box tint="leaf" x={336} y={172} width={9} height={40} round={4} />
    </>
  );
}

function Bike() {
  return (
    <>
      <Line
        tint="ink"
        width={6}
        d="M424 372H520M436 370L444 300L434 258M444 340L486 340L492 300M486 340L508 370M422 254H444"
      />
      <Dot tint="ink" x={446} y={342} r={22} />
      <Dot tint="paper" x={446} y={342} r={15} />
      <Dot tint="ink" x={446} y={342} r={4} />
      <Line tint="ink" width={9} d="M480 298H504" />
      <Person
        hip={[492, 290]}
        neck={[482, 228]}
        face={-1}
        mood="laugh"
        hair="bald"
        hairTint="paper"
        skin="skin"
        top="wood"
        legs="cloth"
        shoes="paper"
        feet={[{ foot: [466, 352] }, { foot: [476, 336] }]}
        far={{ hand: [440, 252] }}
        near={{ hand: [452, 236], bend: 1 }}
      >
        <Line tint="paper" width={5} d="M468 196Q482 190 495 202" />
        <Fill tint="wood" d="M445 224h14l-6 24z" />
        <Dot tint="paper" x={452} y={219} r={8} />
      </Person>
      <Line tint="ink" width={4} d="M470 340L464 358" />
    </>
  );
}

function Weights() {
  return (
    <>
      <Fill tint="leaf" d="M316 376H420V384H316Z" />
      <Fill tint="ink" opacity={0.16} d="M316 380H420V384H316Z" />
      <Fill tint="paper" d="M402 376v-20h3v-5h5v5h3v20z" />
      <Line tint="ink" width={9} d="M229 380V370M253 380V370" />
      <Line tint="ink" width={4} d="M229 375H253" />
    </>
  );
}
