import { Frame } from '../kit/frame';
import { Cloud, Shadow, Sky, Sun } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A ferry passes a lighthouse: he takes her picture, a sailor laughs, and a gull has the boy's sandwich. */
export function FerryDeckScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={236} y={122} r={16} />
      <Cloud x={330} y={132} size={0.9} />
      <Cloud x={132} y={118} size={0.6} />
      <Sea />
      <Cabin />
      <Rail />
      <Fill tint="wood" d="M84 336H540V388H84Z" opacity={0.75} />
      <Line tint="ink" width={1.8} opacity={0.22} d="M84 350H540M84 364H540M84 378H540" />
      <Shadow x={148} y={372} width={70} />
      <Shadow x={274} y={372} width={70} />
      <Shadow x={382} y={374} width={56} />
      <Shadow x={490} y={372} width={60} />
      <Couple />
      <BoyAndGull />
      <Sailor />
    </Frame>
  );
}

function Sea() {
  return (
    <>
      <Fill tint="cloth" opacity={0.62} d="M84 226H540V340H84Z" />
      <Fill tint="leaf" d="M150 228Q160 204 190 206Q210 196 232 212Q252 214 260 228Z" />
      <Fill tint="paper" d="M190 208L194 150H210L214 208Z" />
      <Fill tint="skin" d="M193 166H211L212 180H192ZM191 194H213L214 208H190Z" />
      <Fill tint="ink" d="M192 150V138H212V150ZM190 138L202 126L214 138Z" />

      <Line
        tint="paper"
        width={2.5}
        opacity={0.75}
        d="M104 244q8 -5 16 0t16 0M296 240q8 -5 16 0t16 0M230 262q8 -5 16 0t16 0M350 258q8 -5 16 0t16 0M120 290q8 -5 16 0t16 0M190 312q8 -5 16 0t16 0M320 300q8 -5 16 0t16 0M400 286q8 -5 16 0t16 0"
      />
      <Fill tint="paper" d="M366 230L378 202Q388 216 386 230Z" />
      <Fill tint="wood" d="M358 231H396L391 238H364Z" />
    </>
  );
}

function Cabin() {
  return (
    <>
      <Box tint="ground" x={444} y={118} width={96} height={218} />
      <Box tint="cloth" x={434} y={106} width={106} height={16} round={3} />
      <Box tint="ink" opacity={0.8} x={468} y={150} width={50} height={186} />
    </>
  );
}

function Rail() {
  return (
    <>
      <Line tint="paper" width={5} d="M104 334V270M182 334V270M260 334V270M338 334V270M416 334V270" />
      <Line tint="paper" width={4} d="M84 294H444M84 317H444" />
      <Line tint="wood" width={8} d="M84 268H444" />
      <path d="M312 306a15 15 0 1 0 30 0a15 15 0 1 0 -30 0" strokeWidth={9} className="stroke-il-skin" />
      <path
        d="M312 306h0.100M342 306h0.100M327 291v0.100M327 321v0.100"
        strokeWidth={9}
        className="stroke-il-paper"
      />
    </>
  );
}

function Couple() {
  return (
    <>
      <Person
        hip={[142, 306]}
        neck={[140, 244]}
        face={1}
        tilt={4}
        mood="smile"
        skin="wood"
        hair="curly"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [158, 364] }, { foot: [130, 364] }]}
        far={{ hand: [186, 236] }}
        near={{ hand: [184, 246] }}
      >
        <Box tint="ink" x={181} y={222} width={10} height={26} round={2} />
      </Person>
      <Person
        hip={[276, 304]}
        face={-1}
        tilt={-6}
        mood="laugh"
        hair="hat"
        hairTint="wood"
        hatTint="paper"
        top="cloth"
        skirt={{ tint: 'cloth', length: 36, wide: 30 }}
        legs="skin"
        shoes="wood"
        feet={[{ foot: [268, 364] }, { foot: [284, 364] }]}
        far={{ hand: [232, 236], fingers: 'open' }}
        near={{ hand: [298, 205], bend: 1 }}
      />
    </>
  );
}

function BoyAndGull() {
  return (
    <>
      <Person
        hip={[378, 328]}
        neck={[382, 284]}
        size={0.72}
        face={1}
        tilt={-16}
        mood="ah"
        hair="short"
        top="wood"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [390, 368] }, { foot: [368, 368] }]}
        far={{ hand: [410, 254], fingers: 'open', bend: 1 }}
        near={{ hand: [354, 264], fingers: 'open', bend: -1 }}
      />
      <g transform="translate(-8)">
        <Fill tint="paper" d="M392 190Q404 178 420 184L446 176L432 192Q418 204 400 200Z" />
        <Fill tint="ink" opacity={0.85} d="M410 188Q414 158 444 146Q440 172 424 190Z" />
        <Fill tint="paper" d="M404 190Q396 158 370 148Q376 176 398 196Z" />
        <Dot tint="paper" x={396} y={192} r={8} />
        <Dot tint="ink" x={394} y={190} r={1.8} />
        <Fill tint="skin" d="M390 192L378 196L390 199Z" />
        <Fill tint="wood" d="M364 192L384 194L382 200L363 198Z" />
        <Line tint="leaf" width={3} d="M364 201L381 203" />
        <Fill tint="wood" d="M363 203L382 205L380 210L364 208Z" />
      </g>
    </>
  );
}

function Sailor() {
  return (
    <Person
      hip={[494, 304]}
      neck={[492, 240]}
      face={-1}
      mood="laugh"
      hair="cap"
      hairTint="paper"
      hatTint="cloth"
      top="paper"
      sleeve="long"
      legs="cloth"
      shoes="wood"
      feet={[{ foot: [484, 364] }, { foot: [502, 364] }]}
      far={{ hand: [448, 232], fingers: 'point' }}
      near={{ hand: [484, 284] }}
    >
      <Line tint="cloth" width={4} opacity={0.9} d="M478 264H506M477 278H508M477 292H509" />
    </Person>
  );
}
