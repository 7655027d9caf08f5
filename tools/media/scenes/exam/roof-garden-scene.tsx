import { Bird } from '../kit/animals';
import { Frame, Place } from '../kit/frame';
import { Cloud, Shadow, Sky, Skyline, Sun } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';
import { WateringCan } from '../kit/things';

/** A garden on a roof: she waters tomatoes, he pulls at a giant carrot, and a crow sits on the scarecrow. */
export function RoofGardenScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={130} y={124} />
      <Cloud x={236} y={124} size={0.9} />
      <Cloud x={420} y={112} size={0.8} />
      <Skyline y={296} />
      <WaterTower />
      <Roof />
      <Scarecrow />
      <Tomatoes />
      <Gardener />
      <CarrotPull />
      <Basket />
    </Frame>
  );
}

function WaterTower() {
  return (
    <>
      <Line
        tint="wood"
        width={4}
        d="M470 296L478 200M520 296L512 200M474 256H516M476 296L516 252M516 296L474 252"
      />
      <Box tint="wood" x={468} y={150} width={54} height={52} round={3} />
      <Line tint="ink" width={2} opacity={0.3} d="M468 166H522M468 186H522" />
      <Fill tint="ink" d="M462 152L495 128L528 152Z" />
    </>
  );
}

function Roof() {
  return (
    <>
      <Box tint="paper" x={84} y={276} width={456} height={112} />
      <Box tint="ink" opacity={0.22} x={84} y={284} width={456} height={24} />
      <Box tint="ink" opacity={0.1} x={84} y={308} width={456} height={80} />
      <Line
        tint="ink"
        width={1.5}
        opacity={0.16}
        d="M84 346H540M196 308L160 388M330 308V388M452 308L480 388"
      />
      <Shadow x={254} y={376} width={70} />
      <Shadow x={476} y={378} width={84} />
    </>
  );
}

function Scarecrow() {
  return (
    <>
      <Line tint="wood" width={6} d="M352 340V214M292 232H412" />
      <Fill tint="cloth" d="M302 222H402L400 242L376 246L378 300H326L328 246L304 242Z" />
      <Fill tint="leaf" d="M334 262h16v16h-16z" />
      <Line tint="paper" width={1.6} d="M332 266h4M332 274h4M348 266h4M348 274h4" />
      <Line
        tint="skin"
        width={2.5}
        d="M302 226L288 224M302 234L286 236M304 240L290 246M402 226L416 224M402 234L418 236M400 240L414 246"
      />
      <Dot tint="paper" x={352} y={198} r={17} />
      <Line tint="ink" width={2} d="M344 192l5 5M349 192l-5 5M356 192l5 5M361 192l-5 5M344 206q8 5 16 0" />
      <Fill
        tint="wood"
        d="M336 186Q338 164 352 164T368 186Q382 188 382 192Q352 186 322 192Q322 188 336 186Z"
      />
      <Bird x={318} y={222} />
    </>
  );
}

function Tomatoes() {
  return (
    <>
      {[114, 150, 186].map((x, index) => (
        <Tomato key={x} x={x} y={index % 2 ? 334 : 342} />
      ))}
      <Box tint="wood" x={94} y={332} width={116} height={42} round={2} />
      <Box tint="ink" opacity={0.2} x={94} y={332} width={116} height={6} />
      <Line tint="ink" width={2} opacity={0.3} d="M96 353H208" />
    </>
  );
}

function Tomato({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Line tint="wood" width={3} d="M0 0V-122" />
      <Fill
        tint="leaf"
        d="M0 -4Q-24 -4 -22 -22Q-6 -24 0 -10Q6 -28 22 -24Q24 -8 0 -4ZM0 -32Q-26 -30 -24 -50Q-8 -54 0 -38Q8 -56 22 -52Q24 -34 0 -32ZM0 -62Q-22 -60 -20 -78Q-6 -82 0 -68Q8 -84 20 -78Q22 -62 0 -62ZM0 -90Q-16 -90 -15 -102Q-4 -106 0 -96Q5 -108 15 -104Q16 -92 0 -90Z"
      />
      <Line tint="leaf" width={4} d="M0 0V-108" />
      <Line tint="skin" width={12} d="M-11 -26v0.1M13 -32v0.1M9 -62v0.1M-12 -58v0.1M-7 -86v0.1" />
    </Place>
  );
}

function Gardener() {
  return (
    <>
      <Person
        hip={[264, 304]}
        neck={[260, 240]}
        face={-1}
        tilt={8}
        skin="wood"
        hair="hat"
        hairTint="ink"
        hatTint="paper"
        top="leaf"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [254, 366] }, { foot: [274, 366] }]}
        far={{ hand: [222, 264] }}
        near={{ hand: [232, 284] }}
        behind={<WateringCan x={220} y={266} flip size={0.9} turn={-8} tint="ink" />}
      />
      <Line
        tint="cloth"
        width={2.2}
        opacity={0.7}
        d="M176 284Q166 292 164 306M179 290Q172 298 171 310M172 280Q158 286 155 300"
      />
    </>
  );
}

function CarrotPull() {
  return (
    <>
      <Line
        tint="leaf"
        width={5}
        d="M411 300L428 276M411 300L422 270M413 300L436 284M409 298L410 270M414 302L430 292"
      />
      <Fill tint="skin" d="M374 348L398 302Q404 292 414 298Q422 304 420 314L412 348Z" />
      <Line tint="wood" width={2} d="M396 312l8 4M390 326l9 4M410 322l6 3M404 336l7 3" />
      <Fill
        tint="ink"
        d="M324 346Q352 334 372 342Q384 330 394 338Q410 330 420 344Q440 336 454 346V352H324Z"
      />
      <Line
        tint="leaf"
        width={4}
        d="M340 342L332 326M340 342V322M340 342L349 327M442 342L450 330M442 342L440 324"
      />
      <Box tint="wood" x={318} y={344} width={142} height={38} round={2} />
      <Box tint="ink" opacity={0.2} x={318} y={344} width={142} height={6} />
      <Line tint="ink" width={2} opacity={0.3} d="M320 364H458" />
      <Person
        hip={[490, 316]}
        neck={[500, 254]}
        face={-1}
        tilt={-16}
        mood="ah"
        hair="bald"
        hairTint="wood"
        top="paper"
        legs="wood"
        shoes="ink"
        feet={[{ foot: [466, 370] }, { foot: [514, 370], bend: 1 }]}
        far={{ hand: [430, 276] }}
        near={{ hand: [440, 282] }}
      >
        <Line tint="wood" width={4} d="M488 262L480 316M506 264L504 316" />
      </Person>
    </>
  );
}

function Basket() {
  return (
    <>
      <Line tint="skin" width={12} d="M206 362v0.1M219 360v0.1" />
      <Fill tint="leaf" d="M226 368Q222 350 233 350Q244 352 240 368Z" />
      <Fill tint="wood" d="M194 364H246L241 386H199Z" />
      <Line tint="ink" width={1.8} opacity={0.35} d="M197 375H243M211 365V385M229 365V385" />
    </>
  );
}
