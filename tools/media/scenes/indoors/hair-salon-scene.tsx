import { Dog } from '../kit/animals';
import { Frame, Place } from '../kit/frame';
import { Plant, Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';

/** A hair salon: one has her hair cut, one reads under the dryer, somebody sweeps, and a dog with curlers waits. */
export function HairSalonScene() {
  return (
    <Frame>
      <Room floor={330} />
      <Mirror />
      <Shelf />
      <Sweeper />
      <Plant x={520} y={334} size={0.9} />
      <UnderTheDryer />
      <HairCut />
      <Fill
        tint="ink"
        opacity={0.8}
        d="M262 380q8 -7 16 0q-8 3 -16 0zM236 376q5 -6 12 -1q-5 4 -12 1zM284 372q7 -5 12 1q-6 4 -12 -1z"
      />
      <DogWithCurlers />
    </Frame>
  );
}

function Mirror() {
  return (
    <>
      <Box tint="wood" x={102} y={106} width={112} height={150} round={14} />
      <Box tint="sky" x={109} y={113} width={98} height={136} round={8} />
      <Line tint="paper" width={5} opacity={0.9} d="M122 168L160 126M128 190L182 132" />
      <Box tint="wood" x={92} y={272} width={74} height={8} round={3} />
      <Line tint="wood" width={5} d="M104 280V300M154 280V300" />
      <Fill tint="leaf" d="M102 272v-20h3v-6h6v6h3v20z" />
      <Fill tint="cloth" d="M120 272v-14q0 -4 4 -4h6q4 0 4 4v14z" />
      <Fill tint="paper" d="M142 272l2 -16h10l2 16z" />
      <Line tint="ink" width={2} d="M146 256l-2 -12M151 256l3 -14" />
    </>
  );
}

function Shelf() {
  return (
    <>
      <Line tint="wood" width={6} d="M322 150H432" />
      <Fill tint="leaf" d="M332 147v-24h14v24zM392 147v-18h18v18z" />
      <Fill tint="paper" d="M350 147v-18h14v18zM414 147v-26h12v26z" />
      <Fill tint="cloth" d="M369 147v-28h13v28z" />
      <Fill tint="ink" d="M334 123h10v-5h-10zM371 119h9v-6h-9zM416 121h8v-5h-8z" />
    </>
  );
}

function Sweeper() {
  return (
    <>
      <Person
        hip={[344, 274]}
        neck={[348, 220]}
        size={0.86}
        face={1}
        tilt={10}
        skin="skin"
        hair="cap"
        hairTint="wood"
        hatTint="leaf"
        top="paper"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [354, 326] }, { foot: [336, 326] }]}
        far={{ hand: [374, 244] }}
        near={{ hand: [377, 266] }}
      >
        <Line tint="wood" width={4} d="M370 224L389 318" />
        <Fill tint="skin" d="M383 316l13 -3l7 23q-11 6 -23 4z" />
        <Fill tint="ink" opacity={0.2} d="M384 320l13 -3l1 4l-14 3z" />
      </Person>
    </>
  );
}

function UnderTheDryer() {
  return (
    <>
      <Line tint="ink" width={5} d="M496 232V362M478 364H514" />
      <Box tint="leaf" x={430} y={250} width={56} height={92} round={14} />
      <Person
        hip={[452, 312]}
        neck={[450, 248]}
        face={-1}
        tilt={12}
        hair="bob"
        hairTint="paper"
        top="wood"
        sleeve="long"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [408, 358] }, { foot: [418, 360] }]}
        far={{ hand: [402, 284] }}
        near={{ hand: [424, 292] }}
        behind={
          <>
            <Fill tint="cloth" d="M398 262l14 8l2 34l-14 -8z" />
            <Fill tint="paper" d="M412 270l22 -6l2 34l-22 6z" />
            <Line tint="ink" width={1.6} opacity={0.45} d="M417 276l13 -4M418 283l13 -4M418 290l9 -3" />
          </>
        }
      />
      <Fill tint="ink" opacity={0.85} d="M484 226Q494 222 498 234L492 238Q490 232 482 236Z" />
      <Fill
        tint="paper"
        d="M416 224Q416 190 450 190Q486 190 486 232Q472 238 462 230Q452 214 436 218Q424 220 416 224Z"
      />
      <Line tint="ink" width={3} opacity={0.35} d="M456 200Q474 204 476 222" />
      <Box tint="leaf" x={434} y={312} width={56} height={34} round={8} />
      <Box tint="ink" opacity={0.14} x={434} y={312} width={56} height={12} round={8} />
      <Line tint="ink" width={4} d="M440 348V362M482 348V362" />
    </>
  );
}

function HairCut() {
  return (
    <>
      <Box tint="wood" x={228} y={262} width={13} height={70} round={6} />
      <Line tint="ink" width={7} d="M206 332V368" />
      <Line tint="ink" width={6} d="M178 371H234" />
      <Box tint="wood" x={176} y={322} width={62} height={13} round={6} />
      <Line tint="ink" width={5} d="M182 330L160 362H146" />
      <Person
        hip={[206, 316]}
        neck={[206, 252]}
        face={-1}
        mood="smile"
        hair="long"
        hairTint="paper"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [160, 350] }, { foot: [168, 351] }]}
      >
        <Fill
          tint="cloth"
          d="M192 258Q206 250 220 258Q232 290 240 328Q206 340 158 330Q160 306 180 296Q184 276 192 258Z"
        />
        <Fill tint="ink" opacity={0.12} d="M220 258Q232 290 240 328L224 332Q226 296 220 258Z" />
        <Line tint="ink" width={3} opacity={0.5} d="M193 259Q206 265 219 259" />
      </Person>
      <Person
        hip={[276, 304]}
        neck={[268, 240]}
        face={-1}
        tilt={14}
        skin="wood"
        hair="curly"
        top="leaf"
        legs="ink"
        feet={[{ foot: [266, 366] }, { foot: [284, 366] }]}
        far={{ hand: [242, 258] }}
        near={{ hand: [229, 228] }}
        behind={
          <>
            <Line tint="ink" width={3} d="M244 258L214 268M243 259L216 254" />
          </>
        }
      >
        <Fill tint="paper" d="M262 256L264 268Q274 274 284 268L284 256L290 266L292 330H260L258 266Z" />
        <Line tint="ink" width={5} d="M233 224L214 236" />
        <Line tint="ink" width={1.5} d="M228 232l3 5M223 235l3 5M218 238l3 5" />
      </Person>
    </>
  );
}

function DogWithCurlers() {
  return (
    <Place x={346} y={386} size={0.74} flip>
      <Dog x={0} y={0} />
      <Line tint="paper" width={9} d="M32 -74l6 -3" />
      <Line tint="cloth" width={9} d="M43 -78h7" />
      <Line tint="leaf" width={9} d="M55 -73l4 4" />
    </Place>
  );
}
