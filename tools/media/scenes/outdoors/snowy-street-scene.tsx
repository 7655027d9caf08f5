import { Frame } from '../kit/frame';
import { Sky } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** Snow in a street: a woman pulls a sled, a girl gives the snowman in sunglasses his nose, and a man clears the way to his door. */
export function SnowyStreetScene() {
  return (
    <Frame>
      <Sky />
      <Box tint="ink" opacity={0.12} x={84} y={84} width={456} height={240} />
      <Houses />
      <Fill tint="paper" d="M84 318Q300 306 540 318V388H84Z" />
      <Fill tint="cloth" opacity={0.14} d="M84 340Q300 324 540 342V388H84Z" />
      <Lamp />
      <Sled />
      <Snowman />
      <Clearing />
      <Line
        tint="paper"
        width={4.5}
        d="M104 100v0.1M150 128v0.1M196 98v0.1M238 140v0.1M272 106v0.1M318 96v0.1M356 136v0.1M398 104v0.1M440 134v0.1M484 98v0.1M520 132v0.1M122 170v0.1M212 190v0.1M300 168v0.1M382 186v0.1M462 176v0.1M526 196v0.1M160 232v0.1M254 232v0.1M362 240v0.1M480 246v0.1M98 282v0.1"
      />
    </Frame>
  );
}

function Houses() {
  return (
    <>
      <Fill tint="wood" opacity={0.62} d="M84 190H196V322H84ZM344 176H470V322H344Z" />
      <Fill tint="skin" opacity={0.62} d="M196 200H344V322H196ZM470 196H540V322H470Z" />
      <Fill
        tint="paper"
        d="M84 150L140 130L206 188Q206 198 196 196Q150 198 84 196ZM188 200L216 150H324L352 200Q340 210 322 204Q300 212 270 204Q240 212 220 204Q200 210 188 200ZM334 178L407 116L480 178Q470 188 456 181Q430 188 407 181Q380 188 358 181Q342 188 334 178ZM470 188L488 150H540V204Q520 208 504 202Q484 206 470 198Z"
      />
      <Fill
        tint="ink"
        opacity={0.75}
        d="M104 222h32v38h-32zM220 228h30v36h-30zM292 228h30v36h-30zM366 212h30v38h-30zM490 222h30v38h-30z"
      />
      <Line
        tint="paper"
        width={4}
        d="M104 222h32v38h-32zM120 222v38M220 228h30v36h-30zM235 228v36M292 228h30v36h-30zM307 228v36M366 212h30v38h-30zM381 212v38M490 222h30v38h-30zM505 222v38"
      />
      <Fill tint="leaf" d="M418 252Q418 236 434 236T450 252V320H418Z" />
      <Dot tint="paper" x={444} y={284} r={2.5} />
    </>
  );
}

function Lamp() {
  return (
    <>
      <Line tint="ink" width={5} d="M268 340V190M258 340H278" />
      <Fill tint="ink" d="M252 190L258 160H278L284 190ZM254 160Q268 140 282 160Z" />
      <Fill tint="paper" d="M259 185L263 165H273L277 185Z" />
    </>
  );
}

function Sled() {
  return (
    <>
      <Line tint="ink" width={2.5} d="M160 290L186 352" />
      <Line tint="wood" width={5} d="M180 352Q178 366 190 367H244M198 352V366M232 352V366" />
      <Line tint="wood" width={7} d="M184 350H244" />
      <Person
        hip={[224, 342]}
        neck={[226, 306]}
        size={0.56}
        face={-1}
        mood="laugh"
        skin="wood"
        hair="hood"
        hatTint="leaf"
        top="leaf"
        sleeve="long"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [190, 344] }, { foot: [194, 346] }]}
        far={{ hand: [202, 318], fingers: 'open' }}
      />
      <Person
        hip={[132, 304]}
        neck={[124, 242]}
        face={-1}
        skin="wood"
        hair="long"
        top="cloth"
        sleeve="long"
        skirt={{ tint: 'cloth', length: 26, wide: 23 }}
        legs="ink"
        shoes="wood"
        feet={[{ foot: [108, 366] }, { foot: [150, 362] }]}
        far={{ hand: [104, 290] }}
        near={{ hand: [160, 288], bend: -1 }}
      >
        <Line tint="leaf" width={9} d="M114 242Q124 249 136 244M132 247L142 268" />
      </Person>
    </>
  );
}

function Snowman() {
  return (
    <>
      <Fill tint="ink" opacity={0.14} d="M300 374q44 -12 88 0q-44 10 -88 0z" />
      <Dot tint="paper" x={344} y={342} r={34} />
      <Dot tint="paper" x={344} y={290} r={25} />
      <Fill
        tint="ink"
        opacity={0.1}
        d="M352 309Q384 324 376 354Q360 380 330 373Q372 366 352 309ZM352 266Q376 280 366 302Q356 316 340 315Q364 300 352 266Z"
      />
      <Dot tint="paper" x={344} y={252} r={19} />
      <Line tint="wood" width={3.5} d="M366 284L392 262M384 268L394 274M384 268L384 256M322 286L304 304" />
      <Line tint="skin" width={8} d="M328 270Q344 278 360 270M352 274L356 292" />
      <Fill
        tint="ink"
        d="M326 244H358V249Q358 256 351 256T343 248Q341 256 334 256T326 249ZM328 236H362V242H324V236ZM332 236L334 216H354L357 236Z"
      />
      <Line tint="ink" width={5} d="M344 286v0.1M344 298v0.1" />
      <Fill tint="skin" d="M340 254L320 259L340 261Z" />
      <Person
        hip={[284, 326]}
        neck={[290, 282]}
        size={0.72}
        face={1}
        tilt={-10}
        mood="laugh"
        hair="tail"
        hairTint="wood"
        top="cloth"
        sleeve="long"
        legs="ink"
        shoes="ink"
        feet={[{ foot: [296, 366] }, { foot: [276, 366] }]}
        far={{ hand: [320, 260] }}
        near={{ hand: [300, 316] }}
      />
    </>
  );
}

function Clearing() {
  return (
    <>
      <Fill tint="paper" d="M478 372Q482 346 506 350Q522 338 540 348V376H490Z" />
      <Fill tint="ink" opacity={0.1} d="M478 372Q506 362 540 366V376H490Z" />
      <Person
        hip={[430, 306]}
        neck={[440, 244]}
        face={1}
        tilt={10}
        mood="calm"
        hair="cap"
        hairTint="ink"
        hatTint="cloth"
        top="ink"
        sleeve="long"
        legs="wood"
        shoes="ink"
        feet={[{ foot: [448, 366] }, { foot: [416, 365] }]}
        far={{ hand: [478, 300] }}
        near={{ hand: [450, 284] }}
        behind={
          <>
            <Fill tint="cloth" d="M486 312L512 330Q506 346 490 344L476 326Z" />
            <Fill tint="paper" d="M486 316Q500 302 514 328Q504 340 490 334Z" />
          </>
        }
      >
        <Line tint="wood" width={4.5} d="M448 286L488 324" />
      </Person>
    </>
  );
}
