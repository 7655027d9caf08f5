import { Cat } from '../kit/animals';
import { Frame } from '../kit/frame';
import { FloorLamp } from '../kit/indoors';
import { Cloud, Ground, Shadow, Sky } from '../kit/outdoors';
import { Parcel } from '../kit/parcels';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Van } from '../kit/vehicles';

/** Moving day: two carry a sofa from the van, a girl stays on it with her book, and a cat looks out of a box. */
export function MovingDayScene() {
  return (
    <Frame>
      <Sky />
      <Cloud x={144} y={122} size={0.8} />
      <House />
      <Ground y={312} />
      <Fill tint="ink" opacity={0.2} d="M84 312H540V346H84Z" />
      <Van x={166} y={340} />
      <Shadow x={340} y={378} width={230} />
      <Neighbour />
      <g transform="translate(-20)">
        <Sofa />
      </g>
      <Boxes />
    </Frame>
  );
}

function House() {
  return (
    <>
      <Box tint="skin" opacity={0.45} x={316} y={84} width={224} height={232} />
      <Line
        tint="ink"
        width={1.5}
        opacity={0.18}
        d="M326 108h18M360 120h18M452 110h18M500 126h18M440 190h16"
      />
      <Box tint="sky" x={356} y={134} width={60} height={74} />
      <Fill
        tint="paper"
        opacity={0.9}
        d="M356 134H378Q376 166 358 190H356ZM416 134H394Q396 166 414 190H416Z"
      />
      <path d="M356 134H416V208H356ZM386 134V208" strokeWidth={5} className="stroke-il-paper" />
      <Line tint="wood" width={8} d="M350 212H422" />
      <Fill tint="leaf" d="M360 208q2 -14 10 -8q4 -12 12 -2q8 -10 14 0q10 -8 14 10z" />
      <Box tint="paper" x={462} y={150} width={72} height={166} />
      <Box tint="ink" opacity={0.85} x={470} y={158} width={56} height={158} />
      <Fill tint="cloth" d="M526 158H540V330L526 316Z" />
      <Fill tint="paper" d="M448 312H540V336H438V322H448Z" />
    </>
  );
}

function Neighbour() {
  return (
    <Person
      hip={[508, 249]}
      neck={[508, 189]}
      size={0.94}
      face={-1}
      mood="laugh"
      skin="wood"
      hair="bun"
      hairTint="ink"
      top="leaf"
      legs="ink"
      shoes="paper"
      feet={[{ foot: [500, 306] }, { foot: [516, 306] }]}
      far={{ hand: [466, 160], fingers: 'open' }}
      near={{ hand: [526, 230], bend: -1 }}
    />
  );
}

function Sofa() {
  return (
    <>
      <Box tint="wood" x={310} y={226} width={112} height={54} round={10} />
      <Person
        hip={[360, 264]}
        neck={[364, 218]}
        size={0.72}
        face={-1}
        tilt={14}
        mood="smile"
        hair="tail"
        hairTint="wood"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [334, 300] }, { foot: [342, 302] }]}
        far={{ hand: [336, 250] }}
        near={{ hand: [346, 252] }}
        behind={
          <>
            <Fill tint="leaf" d="M311 246L346 239L352 249L315 256Z" />
            <Fill
              tint="paper"
              d="M312 245Q324 239 330 243Q338 236 346 239L350 247Q340 246 334 250Q326 248 315 253Z"
            />
          </>
        }
      />
      <Box tint="wood" x={304} y={266} width={124} height={28} round={6} />
      <Box tint="ink" opacity={0.2} x={304} y={280} width={124} height={14} round={6} />
      <Line tint="wood" width={24} d="M306 260V286M426 260V286" />
      <Line tint="ink" width={6} d="M306 302v6M426 302v6" />
      <Line tint="cloth" width={11} d="M348 266L339 294" />
      <Person
        hip={[278, 308]}
        neck={[268, 246]}
        face={1}
        tilt={-6}
        mood="calm"
        hair="cap"
        hairTint="ink"
        hatTint="cloth"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [290, 368] }, { foot: [262, 368], bend: -1 }]}
        near={{ hand: [300, 298] }}
      />
      <Person
        hip={[462, 308]}
        neck={[466, 246]}
        face={-1}
        tilt={-4}
        mood="ah"
        hair="bald"
        hairTint="ink"
        skin="skin"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [446, 368] }, { foot: [478, 368], bend: 1 }]}
        near={{ hand: [430, 298] }}
      />
    </>
  );
}

function Boxes() {
  return (
    <>
      <FloorLamp x={192} y={376} size={0.86} tint="leaf" />
      <Cat x={144} y={342} size={0.9} />
      <Parcel x={508} y={382} width={58} height={42} />
      <Parcel x={512} y={340} width={40} height={28} tint="skin" tape="wood" />
      <Fill tint="skin" d="M114 336H162V380H114Z" />
      <Fill tint="ink" opacity={0.14} d="M154 336H162V380H154Z" />
      <Fill tint="skin" d="M114 336L100 346L104 350L116 340ZM162 336L176 344L172 350L160 340Z" />
      <Line tint="ink" width={2} opacity={0.6} d="M132 354h10l-2 8h-6zM137 362v8M132 371h10" />
    </>
  );
}
