import { Frame } from '../kit/frame';
import { Ground, Shadow, Sky, Skyline } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Bag, Umbrella } from '../kit/things';
import { Bus } from '../kit/vehicles';

/** Rain at a bus stop: a man shares his umbrella with a woman who carries her shopping; a girl in the shelter points at the bus. */
export function BusStopScene() {
  return (
    <Frame>
      <Sky />
      <Fill
        tint="ink"
        opacity={0.12}
        d="M84 84H540V120Q520 140 494 128Q470 150 436 132Q404 152 372 132Q344 148 316 130Q286 150 252 130Q224 146 194 130Q164 148 136 130Q108 144 84 126Z"
      />
      <Skyline y={306} lit />
      <Ground y={300} />
      <Fill tint="ink" opacity={0.3} d="M84 300H540V340H84Z" />
      <Line tint="paper" width={3} opacity={0.7} d="M300 318H336M366 318H402M432 318H468M498 318H534" />
      <Fill tint="paper" opacity={0.35} d="M84 340H540V345H84Z" />
      <Bus x={128} y={332} size={0.98} />
      <Fill tint="paper" opacity={0.28} d="M258 290L330 308V330L258 298Z" />
      <Shelter />
      <Fill tint="sky" d="M232 374q40 -9 84 0q-44 9 -84 0zM112 362q24 -6 52 0q-26 6 -52 0z" />
      <Line tint="paper" width={1.5} opacity={0.8} d="M262 374q12 -3 24 0M130 362q8 -2 16 0" />
      <Shadow x={322} y={374} width={100} />
      <Shadow x={468} y={374} width={50} />
      <Couple />
      <Person
        hip={[470, 312]}
        size={0.86}
        face={-1}
        mood="laugh"
        skin="wood"
        hair="tail"
        top="leaf"
        sleeve="long"
        skirt={{ tint: 'leaf', length: 14 }}
        feet={[{ foot: [464, 365] }, { foot: [476, 366] }]}
        far={{ hand: [420, 236], fingers: 'point' }}
        near={{ hand: [487, 292], bend: -1 }}
      >
        <Fill tint="cloth" d="M480 264Q497 262 497 278V302Q489 308 481 302Z" />
      </Person>
      <Rain />
    </Frame>
  );
}

function Couple() {
  return (
    <>
      <Person
        hip={[346, 304]}
        face={-1}
        skin="skin"
        hair="bun"
        hairTint="paper"
        top="wood"
        sleeve="long"
        skirt={{ tint: 'wood', length: 34, wide: 26 }}
        feet={[{ foot: [340, 364] }, { foot: [352, 364] }]}
        tilt={-8}
        far={{ hand: [322, 296] }}
        near={{ hand: [362, 304] }}
      >
        <Bag x={364} y={306} />
      </Person>
      <Person
        hip={[296, 300]}
        face={1}
        skin="wood"
        hair="short"
        top="paper"
        sleeve="long"
        skirt={{ tint: 'paper', length: 22, wide: 21 }}
        feet={[{ foot: [302, 364] }, { foot: [286, 364] }]}
        tilt={4}
        near={{ hand: [315, 262] }}
      >
        <Umbrella x={317} y={268} />
      </Person>
    </>
  );
}

function Shelter() {
  return (
    <>
      <Box tint="paper" opacity={0.3} x={418} y={186} width={110} height={150} />
      <Line tint="ink" width={5} d="M418 180V362M530 180V362" />
      <Fill tint="ink" d="M402 170Q470 158 540 166V184H402Z" />
      <Box tint="paper" x={496} y={212} width={24} height={38} round={2} />
      <Line tint="ink" width={2} opacity={0.5} d="M501 220H515M501 227H515M501 234H511" />
      <Line tint="ink" width={4} d="M486 334V352M520 334V352" />
      <Line tint="wood" width={8} d="M476 330H526" />
    </>
  );
}

function Rain() {
  return (
    <Line
      tint="paper"
      width={1.8}
      opacity={0.55}
      d="M100 110l-5 16M140 150l-5 16M120 196l-5 16M180 104l-5 16M216 146l-5 16M250 100l-5 16M276 172l-5 16M310 120l-5 16M262 226l-5 16M388 112l-5 16M420 132l-5 16M456 104l-5 16M500 126l-5 16M526 100l-5 16M104 330l-5 16M196 352l-5 16M300 346l-5 16M238 336l-5 16M150 372l-4 12M420 368l-4 12M512 366l-4 12"
    />
  );
}
