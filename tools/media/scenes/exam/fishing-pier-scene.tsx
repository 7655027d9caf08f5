import { Pelican } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Cloud, Shadow, Sky, Sun } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A pier: he has caught a boot, she laughs, and behind their backs a pelican takes his fish from the bucket. */
export function FishingPierScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={330} y={122} r={17} />
      <Cloud x={222} y={118} size={0.9} />
      <Cloud x={424} y={138} size={0.8} />
      <Sea />
      <Lighthouse />
      <Pier />
      <Catch />
      <Fisher />
      <Girl />
      <Thief />
    </Frame>
  );
}

function Sea() {
  return (
    <>
      <Fill tint="cloth" opacity={0.62} d="M84 232H540V388H84Z" />
      <Fill tint="paper" d="M392 234L402 200Q414 218 411 234Z" />
      <Fill tint="wood" d="M386 235H418L413 242H391Z" />
      <Line
        tint="paper"
        width={2.5}
        opacity={0.75}
        d="M100 262q8 -5 16 0t16 0M336 258q8 -5 16 0t16 0M420 272q8 -5 16 0t16 0M92 306q8 -5 16 0t16 0M104 352q8 -5 16 0t16 0M236 252q8 -5 16 0t16 0M150 286q8 -5 16 0t16 0"
      />
      <Line tint="paper" width={2} opacity={0.8} d="M116 324q18 -6 36 0M124 332q10 -3 20 0" />
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <Fill tint="leaf" d="M450 236Q466 216 492 222Q516 208 540 216V236Z" />
      <Fill tint="paper" d="M492 222L498 146H520L526 220Z" />
      <Fill tint="skin" d="M497 162H521L522 178H496ZM494 196H524L526 212H493Z" />
      <Fill tint="ink" d="M494 146V140H524V146ZM498 140V124H520V140ZM496 124L509 110L522 124Z" />
      <Fill tint="paper" d="M503 127h12v11h-12z" />
    </>
  );
}

function Pier() {
  return (
    <>
      <Line tint="ink" width={12} opacity={0.7} d="M200 350V388M300 350V388M400 350V388M500 350V388" />
      <Line tint="wood" width={6} d="M356 330V276M448 330V276M536 330V276" />
      <Line tint="wood" width={6} d="M356 280H540M356 302H540" />
      <Box tint="wood" x={182} y={328} width={358} height={46} round={2} />
      <Box tint="ink" opacity={0.22} x={182} y={360} width={358} height={14} />
      <Line
        tint="ink"
        width={2}
        opacity={0.25}
        d="M182 344H540M230 328V344M290 344V360M350 328V344M410 344V360M470 328V344M520 344V360"
      />
      <Shadow x={258} y={352} width={80} />
      <Shadow x={346} y={352} width={60} />
      <Shadow x={462} y={354} width={100} />
    </>
  );
}

function Catch() {
  return (
    <>
      <Line tint="ink" width={2} opacity={0.7} d="M132 150V226" />
      <Fill tint="wood" d="M118 228L144 224L146 262Q168 264 168 278Q168 284 162 284H122Q116 284 117 276Z" />
      <Fill tint="ink" d="M116 280H168V287H116Z" />
      <Fill tint="ink" opacity={0.3} d="M118 228L144 224V233L118 237Z" />
      <Line tint="leaf" width={3.5} d="M126 226Q116 240 122 252M138 226Q146 236 140 246" />
      <Line tint="cloth" width={3} opacity={0.7} d="M124 296v6M140 298v8M156 294v6" />
    </>
  );
}

function Fisher() {
  return (
    <Person
      hip={[262, 282]}
      neck={[268, 218]}
      face={-1}
      tilt={-4}
      mood="ah"
      hair="cap"
      hairTint="paper"
      hatTint="ink"
      beard
      top="leaf"
      sleeve="long"
      legs="ink"
      shoes="ink"
      feet={[{ foot: [242, 342] }, { foot: [278, 342], bend: 1 }]}
      far={{ hand: [216, 222] }}
      near={{ hand: [230, 240] }}
    >
      <Line tint="wood" width={4} d="M240 252L176 188" />
      <Line tint="wood" width={2.5} d="M176 188L132 150" />
      <Dot tint="ink" x={226} y={243} r={6} />
      <Line tint="paper" width={2.5} d="M258 228L262 282M282 228L274 282" opacity={0.6} />
    </Person>
  );
}

function Girl() {
  return (
    <Person
      hip={[350, 291]}
      neck={[348, 237]}
      size={0.84}
      face={-1}
      tilt={-6}
      mood="laugh"
      skin="wood"
      hair="tail"
      hairTint="ink"
      top="paper"
      legs="cloth"
      shoes="wood"
      feet={[{ foot: [342, 343] }, { foot: [358, 343] }]}
      far={{ hand: [304, 240], fingers: 'point' }}
      near={{ hand: [336, 272] }}
    />
  );
}

function Thief() {
  return (
    <>
      <Pelican x={478} y={352} size={1.06} flip />
      <Fill
        tint="leaf"
        d="M398 282Q386 276 386 262Q376 260 372 250Q382 250 388 254Q394 246 402 248Q398 254 396 262Q406 272 408 284Z"
      />
      <Line tint="ink" width={2.5} d="M382 314Q400 288 420 314" />
      <Fill
        tint="leaf"
        d="M386 316Q384 300 392 296Q402 302 400 316ZM402 316Q404 304 412 302Q416 308 414 316Z"
      />
      <Fill tint="ink" d="M380 314H422L417 352H385Z" />
      <Fill tint="paper" opacity={0.25} d="M380 314H422L421 321H381Z" />
      <Box tint="skin" x={296} y={334} width={32} height={20} round={3} />
      <Line tint="ink" width={2} opacity={0.5} d="M296 341H328M306 334V330H318V334" />
    </>
  );
}
