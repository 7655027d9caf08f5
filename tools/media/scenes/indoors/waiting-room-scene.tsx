import { Frame } from '../kit/frame';
import { Clock, Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A waiting room: a nurse calls the next patient, a boy and his bear wear the same bandage, and an old man leans on his cane. */
export function WaitingRoomScene() {
  return (
    <Frame>
      <Room floor={334} />
      <Door />
      <Picture />
      <Clock x={392} y={126} hour={10} minute={25} />
      <FishTank />
      <Nurse />
      <Seats />
      <Family />
      <OldMan />
      <Magazines />
    </Frame>
  );
}

function Door() {
  return (
    <>
      <Box tint="wood" x={98} y={118} width={92} height={220} round={3} />
      <Box tint="sky" x={105} y={125} width={78} height={213} />
      <Box tint="paper" x={105} y={125} width={17} height={213} />
      <Fill tint="ink" opacity={0.14} d="M122 125H128V338H122Z" />
      <Line tint="ink" width={3.5} d="M115 240v12" />
    </>
  );
}

function Picture() {
  return (
    <>
      <Box tint="wood" x={238} y={112} width={100} height={72} round={3} />
      <Box tint="paper" x={243} y={117} width={90} height={62} />
      <Fill
        tint="skin"
        d="M288 170Q258 150 262 136Q266 124 278 127Q286 129 288 138Q290 129 298 127Q310 124 314 136Q318 150 288 170Z"
      />
      <Line tint="paper" width={3} d="M258 148H278L284 138L291 158L296 148H318" />
      <Line tint="ink" width={3} opacity={0.7} d="M248 148H262M314 148H328" />
    </>
  );
}

function FishTank() {
  return (
    <>
      <Box tint="wood" x={474} y={268} width={66} height={84} round={3} />
      <Box tint="ink" opacity={0.14} x={474} y={268} width={66} height={8} />
      <Line tint="ink" width={3} d="M506 300v12" />
      <Box tint="ink" x={478} y={186} width={62} height={6} round={3} />
      <Box tint="sky" x={480} y={192} width={60} height={76} />
      <Box tint="cloth" opacity={0.4} x={480} y={204} width={60} height={64} />
      <Fill
        tint="leaf"
        d="M490 268Q484 244 494 226Q500 246 497 268ZM504 268Q502 252 510 242Q514 256 511 268Z"
      />
      <Fill tint="paper" d="M480 262Q508 254 540 262V268H480Z" />
      <Fill tint="skin" d="M496 222Q508 208 522 222L532 213V231L522 223Q508 236 496 222Z" />
      <Dot tint="ink" x={504} y={220} r={1.8} />
      <Fill tint="wood" d="M536 248Q526 238 517 247L509 241V255L517 249Q526 258 536 248Z" />
      <Line tint="paper" width={3.5} d="M489 214v0.1M487 207v0.1" />
    </>
  );
}

function Nurse() {
  return (
    <Person
      hip={[152, 306]}
      face={1}
      mood="laugh"
      skin="wood"
      hair="bun"
      top="cloth"
      legs="cloth"
      shoes="paper"
      feet={[{ foot: [158, 366] }, { foot: [144, 366] }]}
      far={{ hand: [210, 222], fingers: 'open', bend: 1 }}
      near={{ hand: [170, 284] }}
    >
      <Line tint="paper" width={3} d="M144 246L153 262L162 246" />
      <Fill tint="wood" d="M166 254l28 6l-7 40l-28 -6z" />
      <Fill tint="paper" d="M169 261l21 4.500l-5 31l-21 -4.500z" />
      <Line tint="ink" width={1.8} opacity={0.5} d="M172 270l12 2.600M171 277l12 2.600M177 256l7 1.500" />
    </Person>
  );
}

function Seats() {
  return (
    <>
      {[240, 318, 396].map((x) => (
        <Box key={x} tint="leaf" x={x} y={240} width={70} height={54} round={10} />
      ))}
      <Line tint="ink" width={5} d="M262 318V364M354 318V364M446 318V364M256 318H452" />
      {[238, 316, 394].map((x) => (
        <Box key={x} tint="leaf" x={x} y={300} width={74} height={14} round={6} />
      ))}
      <Fill tint="ink" opacity={0.16} d="M240 309h70v5h-70zM318 309h70v5h-70zM396 309h70v5h-70z" />
    </>
  );
}

function Family() {
  return (
    <>
      <Person
        hip={[358, 298]}
        neck={[350, 234]}
        face={-1}
        tilt={12}
        hair="long"
        hairTint="wood"
        top="paper"
        legs="ink"
        feet={[{ foot: [322, 356] }, { foot: [332, 358] }]}
        far={{ hand: [294, 266] }}
        near={{ hand: [338, 290] }}
      />
      <Person
        hip={[280, 298]}
        neck={[278, 252]}
        size={0.72}
        face={-1}
        mood="calm"
        hair="short"
        top="cloth"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [250, 334] }, { foot: [258, 336] }]}
        far={{ hand: [252, 284] }}
      >
        <Line tint="paper" width={5} d="M264 231Q274 227 288 233" />
      </Person>
      <Bear />
    </>
  );
}

function Bear() {
  return (
    <>
      <Fill tint="wood" d="M246 298Q244 276 258 275Q272 276 270 298Z" />
      <Dot tint="wood" x={258} y={264} r={11} />
      <Dot tint="wood" x={249} y={255} r={4.5} />
      <Dot tint="wood" x={267} y={255} r={4.5} />
      <Dot tint="paper" x={254} y={267} r={4.5} />
      <Line tint="paper" width={5} d="M248 260Q258 254 268 260" />
      <Line tint="ink" width={2.2} d="M252 264v0.100M260 264v0.100M253 268v0.100" />
      <Line tint="wood" width={7} d="M249 296L240 300M266 297L260 304" />
      <Line tint="skin" width={7} d="M284 278L270 286" />
      <Line tint="cloth" width={9.5} d="M287 262L289 276L282 280" />
      <Dot tint="skin" x={268} y={287} r={4.7} />
    </>
  );
}

function OldMan() {
  return (
    <Person
      hip={[438, 298]}
      neck={[428, 236]}
      face={-1}
      tilt={8}
      mood="calm"
      hair="cap"
      hairTint="paper"
      hatTint="ink"
      top="wood"
      sleeve="long"
      legs="cloth"
      shoes="ink"
      feet={[{ foot: [406, 356] }, { foot: [416, 358] }]}
      far={{ hand: [392, 280] }}
      near={{ hand: [393, 277] }}
    >
      <Line tint="ink" width={4} d="M385 279Q384 272 390 273L400 276M392 275L386 366" />
    </Person>
  );
}

function Magazines() {
  return (
    <>
      <Line tint="wood" width={6} d="M478 362V384M532 362V384" />
      <Box tint="wood" x={464} y={354} width={80} height={9} round={4} />
      <Fill tint="cloth" d="M484 354l6 -6h38l-4 6z" />
      <Fill tint="paper" d="M490 348l8 -6h34l-5 6z" />
    </>
  );
}
