import { Cat } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Clock, Room, Window } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** Two people cook: she lets him taste from a spoon and holds the lid of the pot; he has stopped cutting vegetables. */
export function KitchenScene() {
  return (
    <Frame>
      <Room floor={388} />
      <Window x={246} y={104} width={92} height={92}>
        <Dot tint="paper" x={64} y={58} r={15} />
        <Fill tint="leaf" opacity={0.5} d="M0 74Q30 54 60 70T92 66V92H0Z" />
      </Window>
      <Cat x={318} y={196} flip />
      <Shelves />
      <Fill tint="ink" opacity={0.28} d="M414 84H446V126L472 158H388L414 126Z" />
      <Cooks />
      <Counter />
    </Frame>
  );
}

function Shelves() {
  return (
    <>
      <Line tint="wood" width={6} d="M98 150H196M98 206H160M486 206H540" />
      <Fill tint="cloth" d="M106 147v-20h18v20zM170 147v-28h16v28z" />
      <Fill tint="paper" d="M130 147v-26h14v26zM104 203q0 -18 16 -18t16 18zM494 203v-22h14v22z" />
      <Fill tint="leaf" d="M150 147v-16h14v16zM514 203v-30h14v30z" />
      <Fill tint="wood" d="M130 121h14v-5h-14zM170 119h16v-5h-16zM106 127h18v-5h-18zM494 181h14v-5h-14z" />
      <Clock x={518} y={122} hour={7} minute={10} />
    </>
  );
}

function Cooks() {
  return (
    <>
      <Person
        hip={[206, 326]}
        neck={[211, 247]}
        size={1.14}
        face={1}
        tilt={-6}
        mood="ah"
        hair="curly"
        top="cloth"
        near={{ hand: [214, 291], bend: 1 }}
      >
        <Fill tint="paper" d="M199 262L201 278Q213 284 225 278L227 262L232 268L234 330H190L192 268Z" />
        <Line tint="paper" width={3} d="M201 268L204 252M225 268L220 252" />
      </Person>
      <Person
        hip={[350, 326]}
        neck={[346, 247]}
        size={1.14}
        face={-1}
        tilt={4}
        skin="wood"
        hair="bun"
        top="leaf"
        far={{ hand: [276, 252] }}
        near={{ hand: [397, 240] }}
        behind={
          <>
            <Line tint="wood" width={3.5} d="M282 255L248 238" />
            <Fill tint="wood" d="M252 236q-4 8 -12 4q-5 -6 0 -9q8 -1 12 5z" />
          </>
        }
      >
        <Fill tint="paper" d="M334 264L336 278Q346 284 358 278L360 264L366 270L368 330H326L328 270Z" />
      </Person>
    </>
  );
}

function Counter() {
  return (
    <>
      <Line
        tint="paper"
        width={4}
        opacity={0.8}
        d="M420 226q-8 -10 0 -20t0 -20M440 230q-8 -10 0 -20t0 -20M404 214q-6 -8 0 -16"
      />
      <Fill tint="ink" d="M392 262H464L460 306H396Z" />
      <Line tint="ink" width={6} d="M386 272H394M462 272H470" />
      <Fill tint="ink" d="M374 246Q398 230 426 232Q428 236 424 238L378 250Q374 250 374 246Z" />
      <Fill tint="leaf" d="M262 307q-4 -18 10 -20q2 -12 12 -7q14 -4 14 9q12 4 8 18z" />
      <Fill tint="wood" d="M128 304h112q4 0 4 4v2h-120v-2q0 -4 4 -4z" />
      <Fill tint="skin" d="M154 304l-22 -9q-6 1 -5 5l3 4zM160 304v-6h5v6zM222 304v-6h5v6zM230 304v-5h4v5z" />
      <Line tint="leaf" width={3} d="M127 298l-8 -5M127 300l-9 0" />
      <Fill tint="ink" opacity={0.5} d="M205 293h-36q2 9 14 10h22z" />
      <Line tint="ink" width={5} d="M206 295L218 292" />
      <Dot tint="skin" x={214} y={292} r={7.2} />
      <Fill tint="skin" d="M494 292a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M480 294a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
      <Fill tint="paper" d="M472 294H524Q522 308 510 308H486Q474 308 472 294Z" />
      <Box tint="wood" x={84} y={308} width={456} height={12} />
      <Box tint="paper" x={84} y={320} width={456} height={68} />
      <Box tint="ink" opacity={0.16} x={84} y={320} width={456} height={6} />
      <Line tint="ink" width={2} opacity={0.22} d="M170 328V388M262 328V388M372 328V388M478 328V388" />
      <Box tint="ink" opacity={0.75} x={386} y={342} width={78} height={36} round={4} />
      <Line tint="ink" width={3.5} d="M206 340H226M306 340H328M500 340H520M392 334H458" />
      <Fill tint="cloth" d="M296 341H314V374Q305 378 296 374Z" />
    </>
  );
}
