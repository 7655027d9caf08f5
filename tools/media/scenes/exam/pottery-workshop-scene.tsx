import { SleepingCat } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Room, Stool, Table, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';

/** A pottery workshop: the teacher shows her how to shape a vase, another's jug has collapsed, and a cat sleeps in a bowl. */
export function PotteryWorkshopScene() {
  return (
    <Frame>
      <Room floor={332} />
      <Window x={104} y={110} width={84} height={92}>
        <Fill tint="leaf" opacity={0.6} d="M0 66Q22 46 44 62T84 58V92H0Z" />
      </Window>
      <Shelves />
      <Kiln />
      <Potter />
      <Teacher />
      <Collapse />
    </Frame>
  );
}

function Shelves() {
  return (
    <>
      <Line tint="wood" width={6} d="M232 150H430M232 196H330" />
      <Line tint="wood" width={4} d="M246 152V162M416 152V162M246 198V208M318 198V208" />
      <Fill tint="cloth" d="M240 147Q232 124 246 118V110H258V118Q272 124 264 147Z" />
      <Fill tint="paper" d="M276 147L272 124H300L296 147Z" />
      <Fill tint="skin" d="M240 193V172H258V193ZM270 193Q264 178 272 172H286Q294 178 288 193Z" />
      <Fill tint="leaf" d="M302 193Q294 182 302 176Q306 172 304 168H316Q314 172 318 176Q326 182 318 193Z" />
      <Line tint="skin" width={3} d="M258 177q8 0 7 6t-7 5" />
      <SleepingCat x={350} y={134} size={0.95} />
      <Fill tint="cloth" d="M314 126H388Q386 144 364 147H338Q316 144 314 126Z" />
      <Fill tint="paper" d="M318 132H384L383 137H319Z" />
      <Fill tint="wood" d="M402 147Q394 134 404 128V120H416V128Q426 134 418 147Z" />
    </>
  );
}

function Kiln() {
  return (
    <>
      <Line tint="ink" width={10} d="M508 210V78" />
      <Fill tint="wood" d="M468 344V226Q468 206 488 206H540V344Z" />
      <Line
        tint="ink"
        width={2}
        opacity={0.3}
        d="M468 236H540M468 266H482M468 296H482M468 324H540M500 206V218M486 324V344M516 324V344"
      />
      <Fill tint="ink" d="M484 316V262Q484 240 510 240H540V316Z" />
      <Fill tint="skin" d="M492 310V266Q492 250 510 250H540V310Z" />
      <Fill tint="paper" d="M500 310Q496 290 506 282Q506 270 514 262Q516 280 526 286Q534 296 528 310Z" />
    </>
  );
}

function Potter() {
  return (
    <>
      <Stool x={132} y={374} />
      <Box tint="ink" x={188} y={320} width={60} height={52} round={3} />
      <Line tint="ink" width={6} d="M218 318V302" />
      <Box tint="paper" opacity={0.25} x={188} y={320} width={60} height={8} />
      <Box tint="wood" x={184} y={296} width={68} height={8} round={4} />
      <Fill tint="paper" d="M196 296Q188 274 202 264Q212 256 208 240H228Q224 256 234 264Q248 274 240 296Z" />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M222 240H228Q224 256 234 264Q248 274 240 296H224Q236 274 224 264Q218 256 222 240Z"
      />
      <Line tint="ink" width={1.8} opacity={0.25} d="M198 272Q218 278 238 272M195 284Q218 290 241 284" />
      <Person
        hip={[136, 322]}
        neck={[152, 260]}
        face={1}
        tilt={14}
        hair="tail"
        skin="wood"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [184, 364] }, { foot: [174, 368] }]}
        far={{ hand: [208, 246] }}
        near={{ hand: [194, 276] }}
      >
        <Fill tint="leaf" d="M150 270L165 272L161 308L186 314L180 342L138 330L142 300Z" />
      </Person>
    </>
  );
}

function Teacher() {
  return (
    <>
      <Person
        hip={[296, 304]}
        neck={[288, 242]}
        face={-1}
        tilt={10}
        mood="smile"
        hair="bob"
        hairTint="paper"
        eyewear="glasses"
        top="wood"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [284, 364] }, { foot: [302, 364] }]}
        far={{ hand: [242, 252], fingers: 'point' }}
        near={{ hand: [314, 290], bend: -1 }}
      >
        <Fill tint="leaf" d="M278 262L298 262L302 300L306 336H270L274 300Z" />
        <Line tint="leaf" width={3} d="M280 264L282 246M296 264L294 246" />
      </Person>
    </>
  );
}

function Collapse() {
  return (
    <>
      <Person
        hip={[420, 304]}
        neck={[420, 240]}
        face={-1}
        tilt={8}
        mood="ah"
        hair="curly"
        hairTint="wood"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [412, 366] }, { foot: [430, 366] }]}
        far={{ hand: [372, 222], fingers: 'open' }}
        near={{ hand: [464, 224], fingers: 'open' }}
      >
        <Fill tint="cloth" d="M408 258H430L438 338H402Z" />
        <Line tint="cloth" width={3} d="M410 260L412 244M428 260L426 244" />
      </Person>
      <Table x={340} y={302} width={128} foot={376} />
      <Fill
        tint="paper"
        d="M350 302Q346 288 360 284Q348 272 352 260Q344 254 350 244L378 258Q392 268 384 282Q402 286 404 302Z"
      />
      <Line tint="ink" width={1.8} opacity={0.3} d="M352 260Q366 260 374 272M360 284Q372 288 384 282" />
      <Fill tint="cloth" d="M436 302v-16h16v16z" />
      <Line tint="wood" width={2.5} d="M440 286l-3 -14M445 286v-16M449 286l4 -12" />
      <Fill tint="ink" d="M360 384L356 358H388L384 384Z" />
      <Fill tint="paper" d="M358 358q14 -12 28 0z" />
    </>
  );
}
