import { Frame } from '../kit/frame';
import { Books, Chair, Clock, Room, Table, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Mug, OpenBook } from '../kit/things';

/** Late in the library: a student explains a page to another, who rests his head on his hand; behind them somebody puts a book back. */
export function LibraryScene() {
  return (
    <Frame>
      <Room floor={330} wall="sky" />
      <Shelf />
      <Window x={392} y={108} width={96} height={118} night>
        <Fill tint="paper" d="M66 22a15 15 0 1 0 12 24a17 17 0 0 1 -12 -24z" />
        <Line tint="paper" width={2.4} d="M16 22v0.1M36 40v0.1M22 66v0.1M58 74v0.1M82 78v0.1" />
      </Window>
      <Clock x={360} y={128} hour={10} minute={40} size={0.9} />
      <Librarian />
      <Chair x={214} y={378} />
      <Chair x={412} y={378} flip />
      <Students />
    </Frame>
  );
}

function Shelf() {
  return (
    <>
      <Box tint="wood" x={84} y={92} width={236} height={240} />
      <Fill
        tint="ink"
        opacity={0.42}
        d="M92 98H312V142H92ZM92 150H312V194H92ZM92 202H312V246H92ZM92 254H312V298H92Z"
      />
      <Books x={94} y={142} count={18} lean />
      <Books x={104} y={194} count={9} lean />
      <Books x={214} y={194} count={10} />
      <Books x={94} y={246} count={22} />
      <Books x={94} y={298} count={20} lean />
    </>
  );
}

function Librarian() {
  return (
    <Person
      hip={[142, 284]}
      size={0.84}
      face={1}
      tilt={-10}
      hair="bald"
      hairTint="paper"
      top="paper"
      sleeve="long"
      mood="calm"
      feet={[{ foot: [148, 340] }, { foot: [136, 341] }]}
      far={{ hand: [202, 186] }}
      near={{ hand: [168, 262] }}
      behind={<Fill tint="leaf" d="M196 166h9v28h-9z" />}
    >
      <Fill tint="cloth" d="M150 258h30v8h-30zM153 250h28v8h-28z" />
      <Fill tint="wood" d="M150 266h30v7h-30z" />
    </Person>
  );
}

function Students() {
  return (
    <>
      <Lamp />
      <Person
        hip={[216, 338]}
        neck={[232, 264]}
        size={1.1}
        face={1}
        tilt={14}
        skin="wood"
        hair="tail"
        top="leaf"
        sleeve="long"
        feet={[{ foot: [264, 372] }, { foot: [256, 374] }]}
        far={{ hand: [298, 292], fingers: 'point' }}
        near={{ hand: [272, 300] }}
      />
      <Person
        hip={[410, 338]}
        neck={[392, 264]}
        size={1.1}
        face={-1}
        tilt={16}
        mood="calm"
        hair="short"
        top="cloth"
        feet={[{ foot: [362, 372] }, { foot: [370, 374] }]}
        far={{ hand: [344, 298] }}
        near={{ hand: [383, 260] }}
        behind={<Line tint="ink" width={3} d="M338 304L350 286" />}
      />
      <Table x={176} y={306} width={310} foot={378} />
      <OpenBook x={312} y={308} size={1.1} />
      <Fill tint="paper" d="M350 306l8 -7h34l-4 7z" />
      <Fill tint="cloth" d="M184 306v-8h44v8z" />
      <Fill tint="paper" d="M188 298v-7h38v7z" />
      <Fill tint="wood" d="M186 291v-8h40v8z" />
      <Mug x={250} y={306} flip />
    </>
  );
}

function Lamp() {
  return (
    <>
      <Fill tint="paper" opacity={0.6} d="M426 244L392 306H500L470 244Z" />
      <Line tint="ink" width={4} d="M448 304V242M432 305H464" />
      <Fill tint="leaf" d="M420 246Q423 226 448 226T476 246Z" />
    </>
  );
}
