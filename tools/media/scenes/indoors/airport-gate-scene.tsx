import { Frame } from '../kit/frame';
import { Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** Boarding begins: an old woman hands in her pass with a toy giraffe under her arm, a girl rides on a suitcase, somebody sleeps. */
export function AirportGateScene() {
  return (
    <Frame>
      <Room floor={334} />
      <Airfield />
      <Sign />
      <Sleeper />
      <Agent />
      <Desk />
      <Giraffe />
      <Passenger />
      <Suitcase />
      <Family />
    </Frame>
  );
}

function Airfield() {
  return (
    <>
      <Box tint="sky" x={100} y={104} width={330} height={166} />

      <Box tint="ink" opacity={0.28} x={100} y={240} width={330} height={30} />
      <Fill tint="leaf" d="M356 176L392 126H416L404 184Z" />
      <Fill
        tint="cloth"
        d="M112 214Q118 184 160 180H380L420 174Q414 206 376 222Q340 230 300 230H140Q112 230 112 214Z"
      />
      <Fill tint="sky" d="M126 198Q132 188 146 187V199H124Z" />
      <Line tint="paper" width={7} d="M174 200v3M194 200v3M234 200v3M274 200v3M294 200v3M334 200v3" />
      <Fill tint="ink" opacity={0.85} d="M224 216H276L322 250H296Z" />
      <Line tint="ink" width={4} d="M152 230V246M270 230V246" />
      <Line tint="ink" width={12} d="M152 250v0.1M270 250v0.1" />
      <Line tint="paper" width={7} d="M100 104H430V270H100ZM210 104V270M320 104V270" />
    </>
  );
}

function Sign() {
  return (
    <>
      <Line tint="ink" width={3} d="M468 84V112M516 84V112" />
      <Box tint="ink" x={448} y={112} width={84} height={50} round={5} />
      <Fill
        tint="paper"
        d="M464 138L500 130L484 118H490L510 128L520 126Q525 127 521 131L508 136L498 152H493L496 140L478 144L472 150H468L470 143Z"
      />
    </>
  );
}

function Sleeper() {
  return (
    <>
      <Line tint="ink" width={5} d="M104 330V362M164 330V362" />
      <Box tint="leaf" x={92} y={252} width={80} height={58} round={10} />
      <Box tint="leaf" x={92} y={316} width={84} height={15} round={6} />
      <Person
        hip={[132, 312]}
        neck={[124, 250]}
        face={1}
        tilt={24}
        mood="asleep"
        skin="wood"
        hair="curly"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [180, 360] }, { foot: [168, 362] }]}
        near={{ hand: [152, 296] }}
      />
    </>
  );
}

function Agent() {
  return (
    <Person
      hip={[506, 316]}
      neck={[502, 244]}
      size={1.04}
      face={-1}
      mood="laugh"
      hair="bob"
      hairTint="wood"
      top="ink"
      sleeve="long"
      far={{ hand: [446, 262], fingers: 'open' }}
      near={{ hand: [492, 282] }}
    ></Person>
  );
}

function Desk() {
  return (
    <>
      <Box tint="wood" x={452} y={282} width={88} height={84} round={3} />

      <Box tint="wood" x={446} y={278} width={94} height={11} round={4} />
    </>
  );
}

function Giraffe() {
  return (
    <>
      <Line tint="skin" width={8} d="M374 296L364 330M386 298L380 330" />
      <Fill
        tint="skin"
        d="M360 284L358 226L346 232Q336 232 338 223L354 209Q366 202 372 212Q376 244 384 270L396 276V304H372Q360 300 360 284Z"
      />
      <Line tint="wood" width={3} d="M358 208L354 198M365 206L364 195" />
      <Line tint="wood" width={7} d="M366 234l1 2M366 258l4 2" />
      <Fill tint="wood" d="M371 210L382 206Q382 214 373 216Z" />
      <Dot tint="ink" x={356} y={216} r={1.9} />
    </>
  );
}

function Passenger() {
  return (
    <Person
      hip={[398, 304]}
      neck={[402, 240]}
      size={0.98}
      face={1}
      tilt={-4}
      hair="bun"
      hairTint="paper"
      top="leaf"
      sleeve="long"
      skirt={{ tint: 'wood', length: 34, wide: 24 }}
      legs="skin"
      shoes="ink"
      feet={[{ foot: [408, 364] }, { foot: [394, 364] }]}
      far={{ hand: [438, 268] }}
      near={{ hand: [374, 288], bend: 1 }}
      behind={<Fill tint="paper" d="M436 252l14 4l-6 18l-13 -5z" />}
    />
  );
}

function Suitcase() {
  return (
    <>
      <Line tint="ink" width={3} d="M244 318L262 288" />
      <Box tint="wood" x={188} y={318} width={60} height={46} round={6} />

      <Line tint="ink" width={10} d="M200 368v0.1M238 368v0.1" />
    </>
  );
}

function Family() {
  return (
    <>
      <Person
        hip={[216, 312]}
        neck={[214, 270]}
        size={0.66}
        face={1}
        tilt={-10}
        mood="laugh"
        skin="wood"
        hair="tail"
        top="cloth"
        legs="paper"
        shoes="ink"
        feet={[{ foot: [250, 334] }, { foot: [244, 338] }]}
        far={{ hand: [242, 244], fingers: 'open', bend: 1 }}
        near={{ hand: [182, 250], fingers: 'open', bend: -1 }}
      />
      <Person
        hip={[304, 302]}
        neck={[316, 238]}
        face={1}
        mood="ah"
        skin="wood"
        hair="short"
        top="paper"
        legs="ink"
        shoes="cloth"
        feet={[{ foot: [334, 362] }, { foot: [278, 360] }]}
        far={{ hand: [342, 284] }}
        near={{ hand: [264, 286], bend: 1 }}
      />
    </>
  );
}
