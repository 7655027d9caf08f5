import { Frame } from '../kit/frame';
import { Cloud, Ground, Shadow, Sky, Tree } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Dot, Fill, Line } from '../kit/shapes';
import { Bicycle } from '../kit/vehicles';

/** Before a garage a man kneels and mends a bicycle; the girl in a helmet steadies it and can hardly wait. */
export function BicycleScene() {
  return (
    <Frame>
      <Sky />
      <Cloud x={482} y={128} size={0.9} />
      <Tree x={492} y={324} size={0.95} />
      <Ground y={316} />
      <Garage />
      <Fill tint="paper" opacity={0.55} d="M84 320H400L470 388H84Z" />
      <Shadow x={292} y={373} width={230} />
      <Shadow x={158} y={376} width={100} />
      <Helper />
      <Bicycle x={226} y={370} size={1.12} />
      <Mechanic />
      <Tools />
    </Frame>
  );
}

function Garage() {
  return (
    <>
      <Fill tint="paper" d="M84 146H398V320H84Z" />
      <Fill tint="wood" d="M84 126H412L420 150H84Z" />
      <Fill tint="ink" opacity={0.75} d="M108 182H316V320H108Z" />
      <Fill tint="cloth" opacity={0.9} d="M108 182H316V200H108Z" />
      <Line tint="ink" width={2} opacity={0.3} d="M108 188H316M108 194H316" />
      <Line tint="wood" width={5} d="M124 254H214" />
      <Fill tint="leaf" d="M132 251v-22h16v22z" />
      <Fill tint="paper" opacity={0.8} d="M154 251v-16h22v16z" />
      <Fill tint="wood" d="M184 251v-26h14v26z" />
      <path d="M252 232a22 22 0 1 0 44 0a22 22 0 1 0 -44 0" strokeWidth={6} className="stroke-il-wood" />
      <Line tint="paper" width={3} opacity={0.8} d="M274 204v6" />
    </>
  );
}

function Helper() {
  return (
    <Person
      hip={[378, 304]}
      neck={[372, 243]}
      size={0.94}
      face={-1}
      tilt={10}
      mood="laugh"
      skin="wood"
      hair="cap"
      hatTint="cloth"
      top="leaf"
      feet={[{ foot: [370, 362] }, { foot: [386, 363] }]}
      far={{ hand: [330, 250] }}
      near={{ hand: [340, 248] }}
    />
  );
}

function Mechanic() {
  return (
    <Person
      hip={[148, 326]}
      neck={[168, 264]}
      size={1.04}
      face={1}
      tilt={16}
      mood="calm"
      hair="short"
      top="wood"
      legs="cloth"
      shoes="ink"
      feet={[{ foot: [192, 364] }, { foot: [112, 362], bend: -1 }]}
      far={{ hand: [222, 322] }}
      near={{ hand: [200, 328] }}
    >
      <Line tint="ink" width={5} d="M199 328L224 330" />
      <Dot tint="ink" x={226} y={330} r={6} />
      <Dot tint="paper" x={228} y={330} r={2.6} />
    </Person>
  );
}

function Tools() {
  return (
    <>
      <Fill tint="leaf" d="M428 350h66v28h-66z" />
      <Fill tint="ink" opacity={0.2} d="M428 350h66v7h-66z" />
      <Line tint="ink" width={4} d="M444 348q0 -16 17 -16t17 16" />
      <Line tint="ink" width={3} d="M438 348L428 328" />
      <Line tint="wood" width={6} d="M430 332L426 322" />
      <Fill tint="ink" opacity={0.6} d="M262 378q14 -5 28 0q-14 4 -28 0z" />
      <Line tint="ink" width={3} d="M392 376l18 -5" />
    </>
  );
}
