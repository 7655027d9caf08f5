import { Frame } from '../kit/frame';
import { Shadow, Sky } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';
import { Mug } from '../kit/things';

/** An evening at a lake: two sit at the fire, a boy fishes from the jetty, and a squirrel helps itself from the backpack. */
export function CampsiteScene() {
  return (
    <Frame>
      <Sky />
      <Box tint="cloth" opacity={0.3} x={84} y={84} width={456} height={200} />
      <Dot tint="paper" x={446} y={126} r={30} opacity={0.35} />
      <Dot tint="paper" x={446} y={126} r={18} />
      <Line
        tint="paper"
        width={2.6}
        d="M120 104v0.100M168 128v0.100M226 100v0.100M292 118v0.100M360 100v0.100M400 106v0.100M498 100v0.100M520 142v0.100M250 146v0.100M398 152v0.100"
      />
      <Lake />
      <Fisher />
      <Fill tint="ground" d="M84 300Q200 284 320 300T540 296V388H84Z" />
      <Fill tint="ink" opacity={0.18} d="M84 300Q200 284 320 300T540 296V388H84Z" />
      <Tent />
      <Shadow x={300} y={370} width={250} />
      <Fire />
      <Campers />
      <Squirrel />
    </Frame>
  );
}

function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Box tint="wood" x={-4} y={-16} width={8} height={16} />
      <Fill tint="leaf" d="M0 -110L20 -70H10L28 -42H16L34 -12H-34L-16 -42H-28L-10 -70H-20Z" />
      <Fill tint="ink" opacity={0.16} d="M0 -110L20 -70H10L28 -42H16L34 -12H6Z" />
    </g>
  );
}

function Lake() {
  return (
    <>
      <Fill
        tint="ink"
        opacity={0.3}
        d="M84 250L150 176L196 216L246 160L300 244H360L420 186L470 226L540 168V250Z"
      />
      <Fill tint="paper" opacity={0.8} d="M246 160L264 188L254 186L246 194L236 184L226 186Z" />
      <Fill tint="leaf" opacity={0.5} d="M84 250Q130 226 190 244T300 246T420 242T540 232V256H84Z" />
      <Box tint="cloth" opacity={0.75} x={84} y={248} width={456} height={60} />
      <Line tint="paper" width={3} opacity={0.75} d="M432 254H456M426 262H462M434 270H454" />
      <Line tint="paper" width={2} opacity={0.4} d="M180 268h30M226 284h24M470 262h36M396 270h22" />
      <Pine x={508} y={306} size={1.25} />
      <Pine x={470} y={300} size={0.85} />
    </>
  );
}

function Fisher() {
  return (
    <>
      <Line tint="wood" width={4} d="M336 286V300M366 286V302" />
      <Fill tint="wood" d="M318 278H396V287H318Z" />
      <Person
        hip={[350, 268]}
        neck={[348, 232]}
        size={0.56}
        face={-1}
        mood="calm"
        hair="cap"
        hatTint="paper"
        top="leaf"
        legs="ink"
        feet={[{ foot: [322, 286] }, { foot: [328, 287] }]}
        near={{ hand: [326, 252] }}
      >
        <Line tint="ink" width={2} d="M330 256L272 208" />
        <Line tint="paper" width={1} d="M272 208V266" />
      </Person>
      <Dot tint="skin" x={272} y={268} r={3} />
    </>
  );
}

function Tent() {
  return (
    <>
      <Fill tint="cloth" d="M96 336L160 222L250 338Z" />
      <Fill tint="ink" opacity={0.2} d="M160 222L250 338H206Z" />
      <Fill tint="ink" d="M160 222L206 338H130Z" opacity={0.85} />
      <Fill tint="paper" d="M160 222L144 338H126Z" />
      <Line tint="ink" width={3} d="M160 222L158 214M96 336L88 346M250 338L258 346" />
    </>
  );
}

function Fire() {
  return (
    <>
      <Line tint="wood" width={9} d="M274 370L330 358M276 358L328 371" />
      <Fill
        tint="skin"
        d="M280 360Q270 336 288 322Q288 306 302 292Q300 312 314 320Q332 336 322 360Q300 368 280 360Z"
      />
      <Fill
        tint="paper"
        d="M290 360Q284 344 298 334Q300 324 304 318Q304 332 310 338Q318 348 312 360Q300 366 290 360Z"
      />
      <Line tint="paper" width={2.4} d="M296 280v0.100M312 270v0.100M304 256v0.100" />
    </>
  );
}

function Campers() {
  return (
    <>
      <Line tint="wood" width={20} d="M158 354H222" />
      <Dot tint="skin" x={222} y={354} r={8} />
      <Person
        hip={[192, 336]}
        neck={[198, 272]}
        face={1}
        tilt={6}
        mood="laugh"
        hair="bun"
        skin="skin"
        hairTint="wood"
        top="paper"
        sleeve="long"
        legs="cloth"
        shoes="wood"
        feet={[{ foot: [240, 366] }, { foot: [230, 370] }]}
        near={{ hand: [238, 306] }}
        far={{ hand: [228, 314] }}
      >
        <Line tint="wood" width={3} d="M222 314L286 298" />
        <Box tint="paper" x={282} y={292} width={13} height={10} round={3} />
      </Person>
      <Line tint="wood" width={20} d="M384 352H440" />
      <Dot tint="skin" x={384} y={352} r={8} />
      <Person
        hip={[410, 334]}
        neck={[404, 270]}
        face={-1}
        mood="smile"
        hair="bald"
        skin="wood"
        hairTint="ink"
        top="leaf"
        sleeve="long"
        legs="ink"
        feet={[{ foot: [362, 366] }, { foot: [372, 369] }]}
        far={{ hand: [364, 318], fingers: 'open' }}
        near={{ hand: [380, 286] }}
      >
        <Mug x={376} y={293} flip />
      </Person>
    </>
  );
}

function Squirrel() {
  return (
    <>
      <Fill tint="leaf" d="M436 380V340Q436 318 460 318T484 340V380Z" />
      <Fill tint="ink" opacity={0.2} d="M442 352H478V374H442Z" />
      <Line tint="ink" width={3} d="M452 318Q460 304 468 318" />
      <g transform="translate(-20)">
        <Fill tint="wood" d="M532 380Q554 374 546 350Q536 334 548 318Q570 332 564 360Q558 384 532 380Z" />
        <Fill
          tint="wood"
          d="M514 380Q510 356 522 346Q518 336 508 332Q510 326 518 328L520 322L526 328Q534 332 530 342Q540 356 534 380Z"
        />
        <Dot tint="ink" x={518} y={332} r={1.8} />
        <Fill tint="skin" d="M496 348Q502 340 512 344Q516 350 510 354Q500 356 496 348Z" />
        <Line tint="wood" width={4.5} d="M524 352L512 350" />
      </g>
    </>
  );
}
