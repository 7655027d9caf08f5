import { Frame } from '../kit/frame';
import { Chair, Room, Table, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';

/** A student presents a chart to her class: one listener raises a hand, one takes notes, the teacher looks on with a clipboard. */
export function ClassroomScene() {
  return (
    <Frame>
      <Room floor={336} />
      <Window x={104} y={112} width={112} height={94}>
        <Fill tint="leaf" opacity={0.7} d="M0 94V66Q20 50 42 62Q60 30 88 44Q104 42 112 56V94Z" />
      </Window>
      <Board />
      <Presenters />
      <Class />
    </Frame>
  );
}

function Board() {
  return (
    <>
      <Box tint="wood" x={330} y={108} width={192} height={134} round={4} />
      <Box tint="paper" x={336} y={114} width={180} height={122} round={2} />
      <Line tint="ink" width={2.5} d="M362 134V216H494" />
      <Fill tint="cloth" d="M374 214v-22h18v22zM434 214v-48h18v48z" />
      <Fill tint="leaf" d="M404 214v-34h18v34zM464 214v-64h18v64z" />
      <Line tint="wood" width={3} d="M380 178L412 166L442 152L474 134M466 132L475 134L471 142" />
      <Line tint="ink" width={3} opacity={0.35} d="M362 124H420" />
    </>
  );
}

function Presenters() {
  return (
    <>
      <Person
        hip={[334, 300]}
        face={-1}
        mood="laugh"
        skin="wood"
        hair="long"
        top="paper"
        sleeve="long"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [328, 362] }, { foot: [343, 362] }]}
        near={{ hand: [384, 206], fingers: 'point', bend: 1 }}
        far={{ hand: [297, 268], fingers: 'open' }}
      />
      <Person
        hip={[488, 302]}
        size={1.02}
        face={-1}
        tilt={4}
        hair="bald"
        hairTint="ink"
        top="wood"
        sleeve="long"
        feet={[{ foot: [481, 366] }, { foot: [498, 366] }]}
        far={{ hand: [460, 284] }}
        near={{ hand: [478, 292], bend: -1 }}
        behind={<Fill tint="cloth" d="M446 262l26 -6l8 34l-26 7z" />}
      />
    </>
  );
}

function Class() {
  return (
    <>
      <Chair x={114} y={384} size={1.06} tint="cloth" />
      <Person
        hip={[118, 338]}
        neck={[122, 266]}
        size={1.1}
        face={1}
        tilt={-8}
        hair="curly"
        top="leaf"
        feet={[{ foot: [170, 376] }, { foot: [158, 378] }]}
        near={{ hand: [140, 202], fingers: 'open', bend: -1 }}
        far={{ hand: [174, 304] }}
      />
      <Table x={150} y={308} width={66} foot={382} />
      <Fill tint="paper" d="M168 308l6 -6h28l-4 6z" />
      <Chair x={236} y={384} size={1.06} tint="cloth" />
      <Person
        hip={[240, 338]}
        neck={[250, 266]}
        size={1.1}
        face={1}
        tilt={12}
        mood="calm"
        hair="short"
        hairTint="ink"
        skin="wood"
        top="cloth"
        feet={[{ foot: [292, 376] }, { foot: [280, 378] }]}
        near={{ hand: [296, 300] }}
        far={{ hand: [310, 304] }}
      >
        <Line tint="ink" width={3} d="M292 306L304 286" />
      </Person>
      <Table x={272} y={308} width={72} foot={382} />
      <Fill tint="paper" d="M286 308l6 -6h36l-4 6z" />
    </>
  );
}
