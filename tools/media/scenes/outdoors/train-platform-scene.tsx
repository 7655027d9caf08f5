import { ArmPart } from '../kit/arm';
import { Frame } from '../kit/frame';
import { Clock } from '../kit/indoors';
import { Ground, Shadow, Sky } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A train is about to leave: a young man leans out of its window, his sister takes his hand, their grandmother wipes her eyes. */
export function TrainPlatformScene() {
  return (
    <Frame>
      <Sky />
      <Fill tint="leaf" opacity={0.35} d="M420 250Q470 214 540 226V320H420Z" />
      <Train />
      <Ground y={318} />
      <Fill tint="ink" opacity={0.14} d="M84 318H540V388H84Z" />
      <Line tint="paper" width={6} d="M84 332H540" />
      <Roof />
      <Shadow x={276} y={374} width={66} />
      <Shadow x={348} y={374} width={66} />
      <Shadow x={474} y={370} width={60} />
      <Family />
      <Guard />
    </Frame>
  );
}

function Train() {
  return (
    <>
      <Fill tint="ink" d="M84 300H430V322H84Z" />
      <Fill tint="cloth" d="M84 146H392Q436 150 440 210V308H84Z" />
      <Fill tint="paper" d="M84 246H440V256H84Z" />
      <Fill tint="ink" opacity={0.14} d="M84 146H392Q410 148 420 158H84ZM84 294H440V308H84Z" />
      <Box tint="sky" x={126} y={174} width={92} height={62} round={6} />
      <Box tint="sky" x={242} y={174} width={56} height={56} round={6} />
      <Fill tint="ink" opacity={0.75} d="M318 168H366V308H318Z" />
      <Line tint="cloth" width={4} d="M342 168V308" />
      <Fill tint="sky" d="M322 178h16v48h-16zM346 178h16v48h-16z" />
      <Fill tint="sky" d="M384 174H402Q422 178 426 222H384Z" />
      <Dot tint="paper" x={428} y={276} r={6} />
      <Person
        hip={[158, 270]}
        neck={[172, 217]}
        size={0.92}
        face={1}
        tilt={10}
        mood="laugh"
        skin="wood"
        top="leaf"
        near={{ hand: [142, 186], bend: -1, fingers: 'open' }}
      />
      <Fill tint="cloth" d="M118 236H226V246H118ZM118 256H226V292H118Z" />
      <Fill tint="paper" d="M118 246H226V256H118Z" />
      <Line tint="paper" width={4} d="M126 236H218" />
      <ArmPart
        shoulder={[182, 230]}
        hand={[220, 256]}
        size={0.92}
        face={1}
        skin="wood"
        top="leaf"
        sleeve="short"
      />
    </>
  );
}

function Roof() {
  return (
    <>
      <Fill tint="ink" d="M84 84H540V104L84 116Z" />
      <Line tint="ink" width={7} d="M526 106V352M526 146L496 110" />
      <Line tint="ink" width={3} d="M396 108V124" />
      <Clock x={396} y={138} hour={6} minute={58} size={0.9} />
    </>
  );
}

function Family() {
  return (
    <>
      <Person
        hip={[280, 302]}
        neck={[273, 237]}
        face={-1}
        tilt={-12}
        hair="tail"
        skin="wood"
        top="paper"
        legs="ink"
        feet={[{ foot: [268, 364] }, { foot: [286, 364] }]}
        far={{ hand: [222, 255] }}
        near={{ hand: [299, 290], bend: -1 }}
      >
        <Line tint="ink" width={3} d="M276 240L298 286" />
        <Fill tint="ink" d="M284 284h24q4 0 4 4v18q0 4 -4 4h-24q-4 0 -4 -4v-18q0 -4 4 -4z" />
      </Person>
      <Person
        hip={[352, 304]}
        neck={[346, 243]}
        size={0.94}
        face={-1}
        mood="calm"
        tilt={10}
        hair="bun"
        hairTint="paper"
        top="wood"
        sleeve="long"
        skirt={{ tint: 'wood', length: 34, wide: 25 }}
        shoes="ink"
        legs="skin"
        feet={[{ foot: [345, 364] }, { foot: [359, 364] }]}
        near={{ hand: [330, 238], bend: 1 }}
      />
      <Fill tint="paper" d="M325 232l9 1l2 9l-4 13l-8 4l-3 -11z" />
    </>
  );
}

function Guard() {
  return (
    <Person
      hip={[474, 302]}
      size={0.96}
      face={-1}
      mood="calm"
      hair="cap"
      hatTint="ink"
      hairTint="wood"
      top="ink"
      sleeve="long"
      legs="ink"
      feet={[{ foot: [466, 361] }, { foot: [481, 361] }]}
      near={{ hand: [508, 206], bend: 1 }}
      far={{ hand: [447, 229], bend: -1 }}
    >
      <Line tint="paper" width={4} d="M455 228H460" />
      <Line tint="wood" width={4} d="M507 212L512 170" />
      <Line tint="paper" width={2.6} d="M472 258v0.1M472 270v0.1M472 282v0.1" />
      <Dot tint="leaf" x={513} y={166} r={14} />
      <Dot tint="paper" x={513} y={166} r={7} />
    </Person>
  );
}
