import { Cat } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Room, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** An art class paints a vase with flowers; one has painted a cat instead, and the teacher does not know what to say. */
export function ArtClassScene() {
  return (
    <Frame>
      <Room floor={334} />
      <Window x={104} y={104} width={104} height={86}>
        <Fill tint="leaf" opacity={0.6} d="M0 86V62Q24 44 48 58Q70 34 104 52V86Z" />
      </Window>
      <Drawings />
      <Teacher />
      <StillLife />
      <Easel x={196} />
      <Vase x={196} y={258} />
      <Easel x={418} />
      <Cat x={414} y={262} size={1.1} />
      <Painters />
      <Paints />
    </Frame>
  );
}

function Drawings() {
  return (
    <>
      <Fill tint="paper" d="M262 108h46v58h-46zM324 114h58v42h-58zM398 106h44v60h-44zM458 116h60v44h-60z" />
      <Fill tint="cloth" d="M272 154q0 -30 13 -30t13 30zM464 152l16 -24l12 16l8 -10l12 18z" />
      <Fill tint="leaf" d="M408 156q-2 -40 12 -42q14 2 12 42z" />
      <Dot tint="skin" x={353} y={135} r={13} />
    </>
  );
}

function Teacher() {
  return (
    <Person
      hip={[346, 294]}
      neck={[346, 230]}
      size={0.98}
      face={1}
      tilt={6}
      mood="calm"
      hair="bald"
      hairTint="paper"
      top="leaf"
      sleeve="long"
      legs="ink"
      feet={[{ foot: [354, 350] }, { foot: [338, 350] }]}
      far={{ hand: [366, 274] }}
      near={{ hand: [358, 224], bend: 1 }}
    />
  );
}

function StillLife() {
  return (
    <>
      <Fill tint="cloth" d="M254 300H318L326 366H246Z" />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M254 300H318L319 310H253ZM274 312L268 366H276ZM300 312L306 366H298Z"
      />
      <Vase x={286} y={302} />
      <Fill tint="skin" d="M304 302a8 8 0 1 1 10 -6q0 4 -4 6z" />
    </>
  );
}

function Vase({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Line tint="leaf" width={3} d="M-2 -24L-12 -50M0 -24V-56M2 -24L13 -46" />
      <Fill tint="wood" d="M-8 -28H8Q4 -22 12 -14Q14 0 6 0H-6Q-14 0 -12 -14Q-4 -22 -8 -28Z" />
      <Line tint="skin" width={13} d="M-13 -53v0.1M14 -49v0.1" />
      <Line tint="cloth" width={13} d="M0 -61v0.1" />
      <Line tint="paper" width={4} d="M-13 -53v0.1M14 -49v0.1M0 -61v0.1" />
    </g>
  );
}

function Easel({ x }: { x: number }) {
  return (
    <>
      <Line tint="wood" width={5} d={`M${x} 178L${x - 30} 374M${x} 178L${x + 30} 374M${x} 178V352`} />
      <Box tint="ink" opacity={0.2} x={x - 36} y={186} width={76} height={86} />
      <Box tint="paper" x={x - 38} y={184} width={76} height={86} round={2} />
      <Line tint="wood" width={6} d={`M${x - 40} 274H${x + 40}`} />
    </>
  );
}

function Painters() {
  return (
    <>
      <Person
        hip={[122, 304]}
        neck={[124, 240]}
        face={1}
        mood="smile"
        skin="wood"
        hair="bun"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [130, 366] }, { foot: [114, 366] }]}
        far={{ hand: [170, 232] }}
        near={{ hand: [148, 276] }}
      >
        <Line tint="ink" width={3} d="M164 236L184 226" />
        <Fill tint="wood" d="M134 278Q136 264 156 264Q178 266 174 278Q164 290 148 288Q134 288 134 278Z" />
        <Line tint="paper" width={6} d="M158 270v0.1" />
        <Line tint="cloth" width={6} d="M166 275v0.1" />
        <Line tint="leaf" width={6} d="M159 281v0.1" />
      </Person>
      <Person
        hip={[500, 304]}
        neck={[496, 240]}
        face={-1}
        tilt={-4}
        mood="laugh"
        hair="curly"
        hairTint="wood"
        top="cloth"
        skirt={{ tint: 'cloth', length: 20, wide: 22 }}
        legs="ink"
        feet={[{ foot: [490, 366] }, { foot: [508, 366] }]}
        far={{ hand: [452, 236] }}
        near={{ hand: [518, 288], bend: -1 }}
      >
        <Line tint="wood" width={3} d="M458 240L436 226" />
      </Person>
    </>
  );
}

function Paints() {
  return (
    <>
      <Box tint="wood" x={352} y={364} width={44} height={16} round={2} />
      <Fill tint="leaf" d="M358 364v-10h8v10z" />
      <Fill tint="paper" d="M370 364v-13h8v13z" />
      <Fill tint="skin" d="M382 364v-9h8v9z" />
      <Fill tint="cloth" d="M440 378q14 -8 28 0q-14 6 -28 0zM474 374q6 -3 12 0q-6 4 -12 0z" />
    </>
  );
}
