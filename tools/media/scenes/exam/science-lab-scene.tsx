import { Frame } from '../kit/frame';
import { Room, Table } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';

/** A science class: foam shoots out of a flask, one student jumps back, and the teacher writes on and sees nothing. */
export function ScienceLabScene() {
  return (
    <Frame>
      <Room floor={336} />
      <Board />
      <Teacher />
      <Skeleton />
      <Students />
      <Bench />
    </Frame>
  );
}

function Board() {
  return (
    <>
      <Box tint="wood" x={96} y={102} width={206} height={112} round={3} />
      <Box tint="leaf" x={102} y={108} width={194} height={100} />
      <Line
        tint="paper"
        width={2.6}
        opacity={0.9}
        d="M176 128L190 120L204 128V144L190 152L176 144ZM204 128L220 120M204 144L218 152M190 152V168M176 144L162 152"
      />
      <Line tint="paper" width={9} d="M222 119v0.1M220 153v0.1M190 170v0.1M160 153v0.1" />
      <Line
        tint="paper"
        width={2.2}
        opacity={0.8}
        d="M240 130H284M240 142H276M240 154H282M240 190H252M258 184v12M264 190H280M146 190H176M184 190H206"
      />
      <Line tint="wood" width={6} d="M98 218H300" />
      <Line tint="paper" width={4} d="M262 214H272" />
    </>
  );
}

function Teacher() {
  return (
    <Person
      hip={[186, 304]}
      neck={[182, 240]}
      face={-1}
      tilt={-12}
      mood="smile"
      hair="bald"
      hairTint="paper"
      eyewear="glasses"
      top="paper"
      sleeve="long"
      skirt={{ tint: 'paper', length: 32, wide: 23 }}
      legs="wood"
      shoes="ink"
      feet={[{ foot: [178, 364] }, { foot: [196, 364] }]}
      far={{ hand: [148, 200] }}
      near={{ hand: [162, 290] }}
    >
      <Line tint="paper" width={4} d="M146 198L142 190" />
      <Fill tint="cloth" d="M146 272h30v26h-30z" />
      <Line tint="paper" width={2} d="M152 280h16M152 287h12" />
    </Person>
  );
}

function Skeleton() {
  return (
    <>
      <Line tint="ink" width={4} d="M506 372V150Q506 140 496 140M486 374H528" />
      <Line
        tint="paper"
        width={5}
        d="M496 186V272M480 200H512M480 200L470 232L474 262M512 200L524 230L520 258M482 276L480 316L482 354M510 276L512 316L510 354"
      />
      <Line
        tint="paper"
        width={3.5}
        d="M482 214Q496 222 510 214M482 226Q496 234 510 226M484 238Q496 246 508 238M482 356H474M510 356H518"
      />
      <Fill tint="paper" d="M478 268Q496 260 514 268Q512 282 496 284Q480 282 478 268Z" />
      <Fill tint="paper" d="M480 164Q480 148 496 148T512 164Q512 172 506 174V182H486V174Q480 172 480 164Z" />
      <Fill
        tint="ink"
        d="M485 164a4 4.500 0 1 0 8 0a4 4.500 0 1 0 -8 0M499 164a4 4.500 0 1 0 8 0a4 4.500 0 1 0 -8 0M496 170l2 4h-4z"
      />
      <Line tint="ink" width={1.4} d="M492 178v4M496 178v4M500 178v4" />
      <Fill
        tint="wood"
        d="M480 152Q480 134 496 134T512 152Q526 154 526 158Q496 152 466 158Q466 154 480 152Z"
      />
      <Line tint="cloth" width={8} d="M484 190H508M490 192L486 226" />
    </>
  );
}

function Students() {
  return (
    <>
      <Person
        hip={[288, 304]}
        neck={[284, 242]}
        face={1}
        tilt={-6}
        mood="laugh"
        skin="wood"
        hair="tail"
        hairTint="ink"
        eyewear="goggles"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [296, 364] }, { foot: [278, 364] }]}
        far={{ hand: [334, 216] }}
        near={{ hand: [318, 286] }}
      >
        <g transform="rotate(58 338 214)">
          <Fill tint="cloth" d="M333 196h10v26q0 6 -5 6t-5 -6z" />
          <Fill tint="paper" opacity={0.7} d="M333 190h10v12h-10z" />
        </g>
      </Person>
      <Person
        hip={[438, 306]}
        neck={[448, 244]}
        face={-1}
        tilt={-12}
        mood="ah"
        hair="curly"
        hairTint="wood"
        eyewear="goggles"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [424, 364] }, { foot: [452, 364], bend: 1 }]}
        far={{ hand: [400, 212], fingers: 'open' }}
        near={{ hand: [484, 222], fingers: 'open' }}
      />
    </>
  );
}

function Bench() {
  return (
    <>
      <Table x={262} y={294} width={188} foot={378} />
      <Fill tint="sky" d="M354 256H368V268L384 290Q386 294 382 294H340Q336 294 338 290L354 268Z" />
      <Fill tint="cloth" d="M348 276H374L384 290Q386 294 382 294H340Q336 294 338 290Z" />
      <Fill
        tint="paper"
        d="M352 260Q340 258 344 246Q334 236 344 226Q340 210 354 208Q356 196 368 200Q382 198 382 212Q394 218 386 230Q394 242 384 250Q388 264 374 268Q384 276 392 280Q398 290 390 294H372Q366 284 368 264Z"
      />
      <Line tint="paper" width={7} d="M350 188v0.1M374 182v0.1M398 200v0.1M334 200v0.1M362 170v0.1" />
      <Fill
        tint="paper"
        d="M384 294Q386 286 396 288Q404 282 410 290Q420 288 420 294Q420 308 412 312Q408 324 402 312Q396 300 384 298Z"
      />
      <Box tint="ink" x={266} y={284} width={36} height={10} round={2} />
      <Fill tint="skin" d="M270 284v-15h6v15zM292 284v-15h6v15z" />
      <Fill tint="leaf" d="M281 284v-15h6v15z" />
      <Fill tint="ink" d="M424 294v-5h6q12 -8 4 -20l-10 4l-4 -8l14 -6l4 6q16 14 2 24h4v5z" />
    </>
  );
}
