import { Frame } from '../kit/frame';
import { Clock, Plant, Room, Table, Window } from '../kit/indoors';
import { Skyline } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Laptop, Mug } from '../kit/things';

/** A meeting that has lasted: one moves a note on the board, one types, one looks at her notes, and one has his third coffee. */
export function OfficeScene() {
  return (
    <Frame>
      <Room floor={346} />
      <Window x={104} y={108} width={176} height={104} night>
        <svg
          x={3}
          y={3}
          width={170}
          height={98}
          viewBox="84 160 260 150"
          preserveAspectRatio="xMidYMax slice"
        >
          <Skyline y={310} lit />
        </svg>
      </Window>
      <Board />
      <Clock x={306} y={126} hour={8} minute={20} size={0.85} />
      <Plant x={516} y={350} size={1.1} />
      <People />
      <Table x={100} y={306} width={392} foot={380} />
      <Fill tint="wood" d="M118 317H474V372H118Z" />
      <Fill tint="ink" opacity={0.22} d="M118 317H474V372H118Z" />
      <Fill tint="ink" opacity={0.16} d="M118 317H474V323H118Z" />
      <OnTheTable />
    </Frame>
  );
}

function Board() {
  return (
    <>
      <Box tint="ink" x={334} y={106} width={192} height={126} round={5} />
      <Box tint="paper" x={339} y={111} width={182} height={116} round={3} />
      <Line
        tint="ink"
        width={2}
        opacity={0.35}
        d="M400 120V218M460 120V218M350 132H390M410 132H450M470 132H510"
      />
      <Fill tint="cloth" d="M352 142h18v18h-18zM412 166h18v18h-18zM474 142h18v18h-18z" />
      <Fill tint="leaf" d="M374 142h18v18h-18zM352 166h18v18h-18zM412 142h18v18h-18z" />
      <Fill tint="skin" d="M374 166h18v18h-18zM496 142h18v18h-18zM474 166h18v18h-18z" />
    </>
  );
}

function People() {
  return (
    <>
      <Person
        hip={[154, 344]}
        neck={[160, 262]}
        size={1.12}
        face={1}
        tilt={12}
        mood="calm"
        hair="bob"
        top="leaf"
        sleeve="long"
        near={{ hand: [206, 298] }}
      />
      <Person
        hip={[270, 344]}
        neck={[274, 266]}
        size={1.08}
        face={1}
        mood="calm"
        hair="curly"
        hairTint="paper"
        skin="wood"
        top="cloth"
        sleeve="long"
        near={{ hand: [309, 267] }}
        far={{ hand: [316, 300] }}
      >
        <Fill tint="paper" d="M272 268l7 6l6 -6l2 8l-8 5l-8 -5z" />
        <Mug x={297} y={275} turn={-8} size={1.2} />
      </Person>
      <Person
        hip={[384, 318]}
        neck={[386, 246]}
        size={1.1}
        face={-1}
        mood="laugh"
        hair="long"
        hairTint="wood"
        top="paper"
        sleeve="long"
        far={{ hand: [350, 286], fingers: 'open' }}
        near={{ hand: [441, 196], bend: 1 }}
      >
        <Fill tint="cloth" d="M432 178h18v18h-18z" />
        <Line tint="ink" width={2} d="M376 250L384 280L392 250" opacity={0.5} />
        <Box tint="ink" x={379} y={278} width={11} height={14} round={2} opacity={0.7} />
      </Person>
      <Person
        hip={[462, 344]}
        neck={[456, 270]}
        size={1.06}
        face={-1}
        tilt={10}
        hair="bun"
        skin="wood"
        top="wood"
        sleeve="long"
        near={{ hand: [424, 300] }}
      >
        <Line tint="ink" width={3} d="M420 304L429 286" />
      </Person>
    </>
  );
}

function OnTheTable() {
  return (
    <>
      <Laptop x={228} y={307} size={1.05} />
      <Fill tint="paper" d="M394 307l6 -6h34l-4 6zM330 308l8 -7h30l-6 7z" />

      <Mug x={128} y={306} flip tint="cloth" />
      <Fill tint="skin" d="M214 298a6.5 6.5 0 1 0 -13 0a6.5 6.5 0 1 0 13 0" />
      <Fill tint="paper" d="M306 306l2 -4h18l-2 4z" />
    </>
  );
}
