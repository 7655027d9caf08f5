import { Frame } from '../kit/frame';
import { Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';

/** A museum: a guide explains a dinosaur, a boy plays one, a student draws it, and the guard is asleep on his chair. */
export function MuseumScene() {
  return (
    <Frame>
      <Room floor={326} />
      <Box tint="ink" opacity={0.66} x={150} y={98} width={312} height={228} round={4} />
      <g transform="translate(-8)">
        <Dinosaur />
      </g>
      <Fill tint="wood" d="M166 318H448L462 338H152Z" />
      <Fill tint="ink" opacity={0.16} d="M152 332H462V338H152Z" />
      <Guide />
      <Rope />
      <Visitors />
      <Guard />
    </Frame>
  );
}

function Dinosaur() {
  return (
    <>
      <Line
        tint="paper"
        width={6}
        d="M212 150Q238 158 248 180Q260 208 300 212Q340 214 368 236Q400 262 448 252"
      />
      <Line
        tint="paper"
        width={4}
        d="M262 202Q252 226 258 242M274 208Q264 236 272 252M288 212Q280 240 288 256M302 213Q296 238 304 252M316 215Q312 232 318 242M388 252V262M402 257V265M416 258V265M430 256V262"
      />
      <Line
        tint="paper"
        width={8}
        d="M344 222L366 262L344 288L352 316H366M330 224L320 262L338 288L324 316H338"
      />
      <Line tint="paper" width={4.5} d="M262 212L240 222L232 238M240 222L228 230" />
      <Fill
        tint="paper"
        d="M176 150Q176 132 196 130Q222 124 230 142Q232 158 220 162L184 160Q176 158 176 150ZM186 166L222 168Q216 180 204 178L188 174Z"
      />
      <Fill tint="ink" d="M206 142a6 6 0 1 0 12 0a6 6 0 1 0 -12 0" />
      <Line tint="ink" width={2} d="M182 148l4 -2M188 161v5M196 161v5M204 161v5M212 161v5" />
    </>
  );
}

function Guide() {
  return (
    <Person
      hip={[440, 298]}
      neck={[438, 234]}
      size={0.98}
      face={-1}
      mood="laugh"
      skin="wood"
      hair="bob"
      top="cloth"
      sleeve="long"
      legs="paper"
      shoes="cloth"
      feet={[{ foot: [432, 356] }, { foot: [448, 356] }]}
      far={{ hand: [388, 212], fingers: 'point' }}
      near={{ hand: [422, 278] }}
    >
      <Box tint="paper" x={424} y={258} width={11} height={14} round={2} />
    </Person>
  );
}

function Rope() {
  return (
    <>
      <Line tint="ink" width={4.5} d="M160 372V312M258 372V312M356 372V312M452 372V312" />
      <Line tint="ink" width={9} d="M160 308v0.1M258 308v0.1M356 308v0.1M452 308v0.1" />
      <Line tint="skin" width={5} d="M160 316Q209 350 258 316Q307 350 356 316Q404 350 452 316" />
    </>
  );
}

function Visitors() {
  return (
    <>
      <Person
        hip={[130, 328]}
        neck={[138, 284]}
        size={0.74}
        face={1}
        tilt={-14}
        mood="laugh"
        hair="curly"
        hairTint="wood"
        top="leaf"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [146, 370] }, { foot: [118, 370] }]}
        far={{ hand: [172, 270], fingers: 'open', bend: 1 }}
        near={{ hand: [162, 288], fingers: 'open' }}
      />
      <Line tint="ink" width={4} d="M272 366L266 384M304 366L310 384" />
      <Box tint="leaf" x={262} y={359} width={52} height={9} round={4} />
      <Person
        hip={[288, 356]}
        neck={[286, 296]}
        size={0.94}
        face={-1}
        tilt={-10}
        mood="calm"
        hair="tail"
        hairTint="wood"
        top="paper"
        sleeve="long"
        legs="wood"
        shoes="ink"
        feet={[{ foot: [236, 374] }, { foot: [246, 376] }]}
        far={{ hand: [244, 334] }}
        near={{ hand: [256, 326] }}
      >
        <Fill tint="cloth" d="M226 318L250 310L262 338L238 346Z" />
        <Fill tint="paper" d="M229 319L249 312L259 336L239 343Z" />
        <Line tint="ink" width={1.6} opacity={0.5} d="M236 322q6 -2 8 4t8 6" />
        <Line tint="ink" width={3} d="M247 330L260 318" />
      </Person>
    </>
  );
}

function Guard() {
  return (
    <>
      <Line tint="ink" width={5} d="M488 334V374M524 334V374M526 330V268" />
      <Box tint="wood" x={482} y={326} width={48} height={9} round={4} />
      <Person
        hip={[508, 320]}
        neck={[508, 256]}
        face={-1}
        tilt={26}
        mood="asleep"
        hair="cap"
        hairTint="paper"
        hatTint="ink"
        top="ink"
        sleeve="long"
        legs="ink"
        feet={[{ foot: [474, 364] }, { foot: [483, 366] }]}
        near={{ hand: [484, 300] }}
      >
        <Line tint="paper" width={2.6} d="M500 282v0.1M500 294v0.1M500 306v0.1" />
      </Person>
    </>
  );
}
