import { Frame } from '../kit/frame';
import { Cloud, Ground, Shadow, Sky, Skyline } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A building site: one lays bricks, the engineer points at the beam on the crane, one pushes a wheelbarrow with a bird on his helmet. */
export function ConstructionSiteScene() {
  return (
    <Frame>
      <Sky />
      <Cloud x={250} y={172} size={0.9} />
      <Cloud x={508} y={222} size={0.6} />
      <Skyline y={304} />
      <Crane />
      <Ground y={296} />
      <Fill tint="wood" opacity={0.4} d="M84 312Q300 296 540 308V388H84Z" />
      <Shadow x={160} y={366} width={190} />
      <Shadow x={336} y={374} width={70} />
      <Shadow x={452} y={372} width={150} />
      <Wall />
      <Bricklayer />
      <Engineer />
      <Wheelbarrow />
      <Cone />
    </Frame>
  );
}

function Crane() {
  return (
    <>
      <Line
        tint="ink"
        width={2}
        opacity={0.75}
        d="M142 300L158 280L142 260L158 240L142 220L158 200L142 180L158 160L142 140L158 124M170 124L182 112L196 124L210 112L224 124L238 112L252 124L266 112L280 124L294 112L308 124L322 112L336 124L350 112L364 124L378 112L392 124L406 112L420 124L434 112L448 124L462 112L476 124"
      />
      <Line
        tint="ink"
        width={4}
        d="M142 304V112M158 304V124M84 112H490L478 124H100M150 112V92M150 92L330 112"
      />
      <Box tint="ink" x={90} y={122} width={34} height={26} round={2} />
      <Box tint="skin" x={142} y={126} width={26} height={26} round={3} />
      <Box tint="sky" x={153} y={131} width={12} height={12} round={1} />
      <Line tint="ink" width={2.5} d="M424 124V144L390 164M424 144L458 164" />
      <Fill tint="wood" d="M376 164H472V178H376Z" />
      <Fill tint="ink" opacity={0.16} d="M376 173H472V178H376Z" />
    </>
  );
}

function Wall() {
  return (
    <>
      <Fill tint="skin" d="M84 262H176V282H204V364H84Z" />
      <Line
        tint="paper"
        width={2.5}
        opacity={0.85}
        d="M84 282H176M84 302H204M84 323H204M84 344H204M104 264V281M142 264V281M122 284V301M160 284V301M104 304V322M142 304V322M180 304V322M122 325V343M160 325V343M198 325V343M104 346V363M142 346V363M180 346V363"
      />
      <Fill tint="paper" d="M176 278Q190 272 204 279V283H176Z" />
    </>
  );
}

function Bricklayer() {
  return (
    <>
      <Person
        hip={[250, 308]}
        neck={[234, 250]}
        face={-1}
        tilt={16}
        mood="calm"
        hair="cap"
        hatTint="paper"
        skin="wood"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [234, 364] }, { foot: [262, 365] }]}
        far={{ hand: [198, 263] }}
        near={{ hand: [210, 268] }}
        behind={<Fill tint="skin" d="M177 264h28v15h-28z" />}
      >
        <Line tint="wood" width={5} d="M214 266L206 269" />
        <Fill tint="ink" d="M207 263L180 279L210 275Z" />
        <Line tint="paper" width={4} opacity={0.9} d="M244 254L256 306M226 258L236 308" />
      </Person>
      <Fill tint="skin" d="M104 368h32v13h-32zM142 370h32v13h-32zM180 368h30v13h-30z" />
    </>
  );
}

function Engineer() {
  return (
    <Person
      hip={[334, 304]}
      face={1}
      tilt={-14}
      mood="ah"
      hair="cap"
      hairTint="ink"
      hatTint="paper"
      top="leaf"
      sleeve="long"
      legs="cloth"
      shoes="ink"
      feet={[{ foot: [342, 364] }, { foot: [326, 364] }]}
      far={{ hand: [388, 212], fingers: 'point', bend: 1 }}
      near={{ hand: [352, 280] }}
    >
      <Line tint="paper" width={4} opacity={0.9} d="M322 244V304M346 244V304" />
      <Fill tint="paper" d="M340 262L384 254L390 292L346 300Z" />
      <Line tint="cloth" width={1.8} d="M352 268L376 264L379 284L355 288ZM364 266L367 286M353 278L378 274" />
    </Person>
  );
}

function Wheelbarrow() {
  return (
    <>
      <Person
        hip={[502, 306]}
        neck={[496, 242]}
        face={-1}
        hair="cap"
        hairTint="wood"
        hatTint="cloth"
        top="paper"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [486, 362] }, { foot: [514, 361] }]}
        far={{ hand: [464, 300] }}
        near={{ hand: [472, 304] }}
        behind={
          <>
            <Fill tint="wood" d="M394 296Q404 272 424 276Q440 270 450 296Z" />
            <Line tint="ink" width={5} d="M478 302L436 318L404 350" />
            <Line tint="ink" width={4.5} d="M446 322V364" />
            <Fill tint="leaf" d="M382 294H462L444 328H406Z" />
            <Fill tint="ink" opacity={0.16} d="M382 294H462L459 301H386Z" />
            <Dot tint="ink" x={402} y={352} r={15} />
            <Dot tint="paper" x={402} y={352} r={5.5} />
          </>
        }
      />
      <Fill
        tint="ink"
        d="M477 187Q478 178 487 179Q492 180 493 186Q504 186 508 191L520 188L510 199Q500 205 490 202Q482 199 482 190Z"
      />
      <Fill tint="skin" d="M479 183l-9 3l9 4z" />
      <Dot tint="paper" x={485} y={185} r={1.8} />
    </>
  );
}

function Cone() {
  return (
    <>
      <Fill tint="skin" d="M286 338H294L304 374H276Z" />
      <Fill tint="paper" d="M283 348H297L300 358H280Z" />
      <Box tint="skin" x={268} y={372} width={44} height={6} round={2} />
    </>
  );
}
