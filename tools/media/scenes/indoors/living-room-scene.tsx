import { SleepingCat } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Plant, Room, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';
import { Mug } from '../kit/things';

/** An evening round a board game: the girl has won, her father cannot believe it, and the grandmother claps. The cat sleeps. */
export function LivingRoomScene() {
  return (
    <Frame>
      <Room floor={318} />
      <Window x={230} y={104} width={104} height={98} night>
        <Line
          tint="paper"
          width={1.6}
          opacity={0.6}
          d="M14 12l-4 14M40 20l-4 14M70 10l-4 14M90 34l-4 14M24 54l-4 14M62 58l-4 14M86 66l-4 14M40 76l-4 12"
        />
      </Window>
      <Pictures />
      <Lamp />
      <Sofa />
      <Fill tint="cloth" opacity={0.35} d="M120 362Q310 330 500 362Q310 396 120 362Z" />
      <Players />
      <Board />
      <SleepingCat x={146} y={378} />
    </Frame>
  );
}

function Pictures() {
  return (
    <>
      <path
        d="M376 128h52v38h-52zM442 118h36v48h-36z"
        strokeWidth={5}
        className="fill-il-paper stroke-il-wood"
      />
      <Fill tint="leaf" d="M379 163l14 -18l10 10l10 -14l12 22z" />
      <Fill tint="cloth" d="M450 160q0 -16 10 -16t10 16z" />
      <Dot tint="skin" x={460} y={138} r={6} />
      <Plant x={514} y={320} />
    </>
  );
}

function Lamp() {
  return (
    <>
      <Fill tint="paper" opacity={0.4} d="M98 172L84 200V318H172L132 172Z" />
      <Line tint="ink" width={4} d="M116 172V316M100 318H132" />
      <Fill tint="wood" d="M104 130H128L142 174H90Z" />
    </>
  );
}

function Sofa() {
  return (
    <>
      <Box tint="leaf" x={136} y={232} width={178} height={96} round={16} />
      <Box tint="leaf" x={124} y={268} width={34} height={78} round={12} />
      <Box tint="leaf" x={292} y={268} width={34} height={78} round={12} />
      <Box tint="ink" opacity={0.16} x={156} y={298} width={138} height={10} round={4} />
      <Box tint="ink" opacity={0.1} x={124} y={268} width={34} height={78} round={12} />
      <Box tint="ink" opacity={0.1} x={292} y={268} width={34} height={78} round={12} />
      <Line tint="wood" width={6} d="M138 346V354M312 346V354" />
      <Box tint="cloth" x={160} y={256} width={38} height={40} round={7} />
    </>
  );
}

function Players() {
  return (
    <>
      <Person
        hip={[206, 304]}
        neck={[212, 244]}
        size={0.96}
        face={1}
        mood="laugh"
        hair="bun"
        hairTint="paper"
        top="wood"
        sleeve="long"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [256, 344] }, { foot: [248, 346] }]}
        far={{ hand: [254, 264] }}
        near={{ hand: [249, 270], fingers: 'open' }}
      />
      <Person
        hip={[446, 330]}
        neck={[440, 266]}
        face={-1}
        mood="ah"
        hair="short"
        top="cloth"
        legs="ink"
        feet={[{ foot: [398, 364] }, { foot: [478, 366], bend: 1 }]}
        far={{ hand: [421, 234], bend: 1 }}
        near={{ hand: [455, 235], bend: 1 }}
      />
      <Person
        hip={[338, 322]}
        neck={[338, 266]}
        size={0.84}
        face={1}
        tilt={-8}
        mood="laugh"
        hair="tail"
        hairTint="ink"
        top="paper"
        far={{ hand: [376, 214], fingers: 'open', bend: 1 }}
        near={{ hand: [304, 212], fingers: 'open', bend: -1 }}
      />
    </>
  );
}

function Board() {
  return (
    <>
      <Line tint="wood" width={8} d="M272 338L266 374M420 338L426 374" />
      <Fill tint="wood" d="M266 322H426L440 338H252Z" />
      <Fill tint="ink" opacity={0.2} d="M252 338H440V343H252Z" />
      <Fill tint="paper" d="M302 320H386L394 334H294Z" />
      <Fill
        tint="ink"
        opacity={0.75}
        d="M302 320h14l-2 4.5h-15zM330 320h14v4.5h-15zM358 320h14l2 4.5h-15zM314 324.5h15l-1 4.5h-16zM344 324.5h15l1 4.5h-16zM374 324.5h15l2 4.5h-16zM297 329h15l-2 5h-16zM328 329h16v5h-16zM360 329h16l2 5h-16z"
      />
      <Fill tint="cloth" d="M316 327l3 -13q3 -5 6 0l3 13zM366 324l3 -11q3 -5 6 0l3 11z" />
      <Fill tint="leaf" d="M342 331l3 -13q3 -5 6 0l3 13z" />
      <Mug x={278} y={334} tint="paper" />
      <Fill tint="paper" d="M406 322h10v10h-10z" />
      <Dot tint="ink" x={411} y={327} r={1.6} />
    </>
  );
}
