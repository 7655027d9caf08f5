import { Frame } from '../kit/frame';
import { Cloud, Shadow, Sky, Sun } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Dot, Fill, Line } from '../kit/shapes';

/** A windy picnic on a beach: she holds her hat, he the parasol, and the boy runs after a paper that the wind has taken. */
export function BeachScene() {
  return (
    <Frame>
      <Sky />
      <Sun x={140} y={128} r={18} />
      <Cloud x={250} y={126} size={0.9} />
      <Cloud x={402} y={112} size={1.1} />
      <Sea />
      <Fill tint="paper" d="M84 272Q300 258 540 276V388H84Z" />
      <Fill tint="wood" opacity={0.34} d="M84 272Q300 258 540 276V388H84Z" />
      <Line
        tint="paper"
        width={2.5}
        opacity={0.75}
        d="M330 148q34 -12 66 0t56 -4M372 172q24 -8 48 0M446 204q24 -8 54 -2"
      />
      <Shadow x={472} y={362} width={70} />
      <Blanket />
      <Parasol />
      <Couple />
      <Picnic />
      <Runner />
    </Frame>
  );
}

function Sea() {
  return (
    <>
      <Fill tint="cloth" opacity={0.62} d="M84 216H540V282H84Z" />
      <Fill
        tint="paper"
        opacity={0.85}
        d="M84 268Q120 258 160 266T240 264T330 266T420 266T540 270V280Q420 272 300 270T84 278Z"
      />
      <Line
        tint="paper"
        width={2.5}
        opacity={0.8}
        d="M110 234q8 -5 16 0t16 0M330 232q8 -5 16 0t16 0M452 246q8 -5 16 0t16 0M230 248q8 -5 16 0t16 0"
      />
      <Fill tint="paper" d="M372 224L390 180Q406 204 400 224Z" />
      <Fill tint="wood" d="M362 226H408L401 235H370Z" />
    </>
  );
}

function Blanket() {
  return (
    <>
      <Fill tint="cloth" d="M116 352H330L354 382Q240 388 96 382Z" />
      <Fill
        tint="paper"
        opacity={0.55}
        d="M150 352h20l-14 32h-24zM212 352h20l-4 33h-24zM276 352h20l12 32h-24z"
      />
      <Fill tint="paper" opacity={0.35} d="M110 361H338L344 369H104Z" />
    </>
  );
}

function Parasol() {
  return (
    <g transform="rotate(-16 300 360)">
      <Line tint="wood" width={5} d="M300 366V160" />
      <Fill tint="paper" d="M206 222Q212 160 300 152Q388 160 394 222Q300 200 206 222Z" />
      <Fill
        tint="leaf"
        d="M206 222Q212 160 300 152Q256 170 248 214ZM394 222Q388 160 300 152Q344 170 352 214ZM284 211Q284 170 300 152Q316 170 316 211Q300 209 284 211Z"
      />
    </g>
  );
}

function Couple() {
  return (
    <>
      <Person
        hip={[154, 346]}
        neck={[150, 284]}
        size={0.96}
        face={1}
        mood="laugh"
        hair="hat"
        hairTint="wood"
        hatTint="paper"
        top="leaf"
        legs="skin"
        shoes="skin"
        skirt={{ tint: 'leaf', length: 6 }}
        feet={[{ foot: [216, 358] }, { foot: [206, 362] }]}
        near={{ hand: [116, 350], bend: 1 }}
        far={{ hand: [177, 248], bend: 1 }}
      />
      <Person
        hip={[330, 330]}
        neck={[320, 268]}
        size={0.96}
        face={-1}
        tilt={-12}
        mood="ah"
        skin="wood"
        hair="short"
        top="paper"
        legs="cloth"
        shoes="wood"
        feet={[{ foot: [300, 366] }, { foot: [366, 364], bend: 1 }]}
        far={{ hand: [276, 270] }}
        near={{ hand: [284, 304] }}
      />
    </>
  );
}

function Picnic() {
  return (
    <>
      <Line tint="wood" width={4} d="M220 350Q222 322 240 322T260 350" />
      <Fill tint="wood" d="M212 346H268L262 374H218Z" />
      <Line tint="ink" width={2} opacity={0.3} d="M216 354H265M218 363H263M230 347V373M250 347V373" />
      <Fill tint="paper" d="M216 346q10 -12 22 -4q14 -10 28 4z" />
      <Dot tint="skin" x={188} y={372} r={6} />
      <Dot tint="leaf" x={201} y={374} r={6} />
      <Fill tint="paper" d="M168 382a22 4 0 1 1 46 0z" />
      <Fill tint="leaf" d="M120 340h10v10q4 3 4 8v16h-18v-16q0 -5 4 -8z" />
    </>
  );
}

function Runner() {
  return (
    <>
      <Person
        hip={[462, 316]}
        neck={[474, 266]}
        size={0.78}
        face={1}
        tilt={-16}
        mood="laugh"
        hair="curly"
        hairTint="ink"
        skin="wood"
        top="cloth"
        legs="ink"
        shoes="wood"
        feet={[
          { foot: [488, 352], bend: -1 },
          { foot: [420, 336], bend: -1 },
        ]}
        far={{ hand: [508, 236], fingers: 'open', bend: 1 }}
        near={{ hand: [446, 290], bend: -1, fingers: 'open' }}
      />
      <Fill tint="paper" d="M498 188q12 8 24 -2l8 26q-12 8 -26 2z" />
      <Line tint="ink" width={1.6} opacity={0.45} d="M506 198l14 -2M509 206l13 -2" />
    </>
  );
}
