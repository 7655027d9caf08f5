import { SleepingCat } from '../kit/animals';
import { ArmPart } from '../kit/arm';
import { Frame } from '../kit/frame';
import { Clock, Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { OpenBook } from '../kit/things';

/** A laundromat: two fold a sheet, a boy watches the drum, a reader does not see the foam, and a cat sleeps in the basket. */
export function LaundromatScene() {
  return (
    <Frame>
      <Room floor={340} wall="sky" />
      <Shelf />
      <Clock x={498} y={128} hour={9} minute={45} />
      <Machines />
      <Foam />
      <Watcher />
      <Folding />
      <Reader />
      <Basket />
    </Frame>
  );
}

function Shelf() {
  return (
    <>
      <Line tint="wood" width={6} d="M104 160H282" />
      <Fill tint="cloth" d="M114 157v-30h24v30zM216 157v-24h18v24z" />
      <Fill tint="leaf" d="M146 157v-22l6 -8h12l4 8v22zM258 157v-34h16v34z" />
      <Fill tint="paper" d="M176 157v-16h32v16zM240 157v-18h12v18z" />
      <Box tint="wood" x={322} y={108} width={112} height={62} round={3} />
      <Box tint="paper" x={327} y={113} width={102} height={52} />
      <Fill tint="cloth" d="M352 128l12 -6q14 10 28 0l14 6l-6 14l-8 -2v20h-30v-20l-8 2z" />
    </>
  );
}

const columns = [92, 166, 240, 314, 388, 462] as const;

function Machines() {
  const each = (d: (x: number) => string) => columns.map(d).join('');
  const heap = (first: number) =>
    columns
      .filter((_, index) => index % 3 === first)
      .map((x) => `M${x + 16} 288q8 -14 18 -6t20 -4q2 12 -8 19q-20 8 -30 -9z`)
      .join('');
  return (
    <>
      <Fill tint="paper" d={each((x) => `M${x} 206h70v142h-70z`)} />
      <Fill tint="ink" opacity={0.14} d={each((x) => `M${x} 230h70v3h-70zM${x} 336h70v12h-70z`)} />
      <Line tint="ink" width={5} d="M106 219v0.1M120 219v0.1M180 219v0.1M194 219v0.1" />
      <Line tint="leaf" width={5} d={each((x) => `M${x + 46} 219h10`)} />
      <Line tint="ink" width={54} d={each((x) => `M${x + 35} 280v0.1`)} />
      <Line tint="sky" width={42} d={each((x) => `M${x + 35} 280v0.1`)} />
      <Fill tint="cloth" d={heap(0)} />
      <Fill tint="skin" d={heap(1)} />
      <Fill tint="leaf" d={heap(2)} />
    </>
  );
}

function Watcher() {
  return (
    <Person
      hip={[136, 336]}
      neck={[148, 292]}
      size={0.7}
      face={1}
      mood="ah"
      skin="wood"
      hair="curly"
      top="cloth"
      legs="ink"
      shoes="cloth"
      feet={[{ foot: [158, 366] }, { foot: [120, 367], bend: -1 }]}
      far={{ hand: [180, 290], fingers: 'open' }}
      near={{ hand: [168, 320] }}
    />
  );
}

function Folding() {
  return (
    <>
      <Person
        hip={[256, 302]}
        face={1}
        mood="laugh"
        hair="bob"
        hairTint="wood"
        top="wood"
        legs="ink"
        feet={[{ foot: [264, 362] }, { foot: [246, 362] }]}
        far={{ hand: [302, 236] }}
      />
      <Person
        hip={[388, 302]}
        face={-1}
        skin="wood"
        hair="bald"
        top="cloth"
        legs="ink"
        feet={[{ foot: [378, 362] }, { foot: [398, 362] }]}
        far={{ hand: [342, 236] }}
      />
      <Fill tint="leaf" d="M296 238Q322 252 348 238L344 300Q322 312 300 300Z" />
      <Fill
        tint="paper"
        opacity={0.6}
        d="M297 252Q322 266 347 252L346 264Q322 278 298 264ZM299 278Q322 290 345 278L344 290Q322 302 300 290Z"
      />
      <ArmPart
        shoulder={[244, 250]}
        hand={[298, 252]}
        size={1}
        face={1}
        skin="skin"
        top="wood"
        sleeve="short"
        raised
      />
      <ArmPart
        shoulder={[400, 250]}
        hand={[346, 252]}
        size={1}
        face={-1}
        skin="wood"
        top="cloth"
        sleeve="short"
        raised
      />
    </>
  );
}

function Reader() {
  return (
    <>
      <Line tint="ink" width={5} d="M462 336V372M520 336V372" />
      <Box tint="wood" x={448} y={328} width={92} height={11} round={4} />
      <Person
        hip={[488, 322]}
        neck={[484, 258]}
        face={-1}
        tilt={16}
        mood="calm"
        hair="long"
        top="leaf"
        sleeve="long"
        legs="cloth"
        shoes="wood"
        feet={[{ foot: [448, 366] }, { foot: [458, 369] }]}
        far={{ hand: [442, 292] }}
        near={{ hand: [462, 296] }}
      >
        <OpenBook x={442} y={296} size={0.8} turn={-10} />
      </Person>
    </>
  );
}

function Foam() {
  return (
    <>
      <Fill
        tint="paper"
        d="M402 292Q404 268 424 270Q446 270 446 294Q460 300 458 318Q474 322 472 342Q492 346 488 364Q476 384 440 378Q400 386 366 376Q350 364 364 352Q366 338 382 336Q378 318 394 314Q390 298 402 292Z"
      />
      <Line
        tint="ink"
        width={2}
        opacity={0.24}
        d="M394 314q-2 -14 8 -20M446 294q14 6 12 24M382 336q-2 -16 12 -22M458 318q14 6 14 24M408 312q8 -10 18 -2t18 0M394 340q8 -10 18 -2t18 0t16 -2M386 358q8 -10 18 -2t18 0"
      />
      <Line tint="cloth" width={2} d="M440 250a6 6 0 1 1 -0.1 0M424 236a4 4 0 1 1 -0.1 0" opacity={0.7} />
    </>
  );
}

function Basket() {
  return (
    <>
      <SleepingCat x={312} y={352} />
      <Fill tint="cloth" d="M284 352Q286 344 296 348Q312 340 326 348Q340 342 346 352Z" />
      <Fill tint="wood" d="M270 350H356L346 384H280Z" />
      <Line tint="ink" width={2} opacity={0.3} d="M274 361H352M277 372H350M298 351V383M328 351V383" />
    </>
  );
}
