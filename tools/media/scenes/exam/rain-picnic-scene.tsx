import { Frog } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Cloud, Ground, Hills, Sky } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A picnic in the rain: he holds a tray over her while she pours tea, a boy dances in a puddle, and a frog sits on the cake. */
export function RainPicnicScene() {
  return (
    <Frame>
      <Sky />
      <Fill tint="ink" opacity={0.14} d="M84 84H540V300H84Z" />
      <Cloud x={330} y={122} size={1.3} tint="ink" opacity={0.22} />
      <Cloud x={450} y={132} size={1.7} tint="ink" opacity={0.22} />
      <Hills />
      <Ground y={272} />
      <BigTree />
      <Blanket />
      <Couple />
      <Food />
      <Dancer />
      <Rain />
    </Frame>
  );
}

function BigTree() {
  return (
    <>
      <Fill tint="wood" d="M132 350Q146 300 140 200H176Q172 300 190 350Q160 342 132 350Z" />
      <Line tint="wood" width={10} d="M168 226L214 186M150 220L112 180" />
      <Fill
        tint="leaf"
        d="M84 84H306Q344 112 322 148Q338 186 294 196Q270 226 230 208Q196 230 164 210Q126 226 108 202Q92 204 84 196Z"
      />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M84 168Q104 190 134 180Q166 198 200 182Q236 196 262 176Q300 178 322 148Q338 186 294 196Q270 226 230 208Q196 230 164 210Q126 226 108 202Q92 204 84 196Z"
      />
    </>
  );
}

function Blanket() {
  return (
    <>
      <Fill tint="skin" d="M166 346H392L416 382Q280 388 142 382Z" />
      <Fill
        tint="paper"
        opacity={0.55}
        d="M204 346h22l-16 38h-26zM272 346h22l-2 39h-26zM338 346h22l14 38h-26z"
      />
      <Fill tint="paper" opacity={0.35} d="M160 356H398L404 366H152Z" />
    </>
  );
}

function Couple() {
  return (
    <>
      <Person
        hip={[202, 340]}
        neck={[206, 278]}
        size={0.96}
        face={1}
        tilt={-6}
        mood="laugh"
        skin="wood"
        hair="short"
        top="cloth"
        legs="ink"
        shoes="paper"
        feet={[{ foot: [262, 362] }, { foot: [248, 366] }]}
        far={{ hand: [256, 236], bend: 1 }}
        near={{ hand: [196, 236], bend: -1 }}
      />
      <Fill tint="ink" d="M180 224H356Q354 236 344 237H192Q182 236 180 224Z" />
      <Fill tint="paper" opacity={0.25} d="M180 224H356L355 228H181Z" />
      <Line
        tint="paper"
        width={2.2}
        d="M212 216l-5 -6M262 216v-8M300 216l3 -8M338 216l6 -5M352 242v8M182 240v8M232 196v8M286 190v8"
      />
      <Person
        hip={[336, 340]}
        neck={[330, 278]}
        size={0.96}
        face={-1}
        tilt={8}
        mood="smile"
        hair="bob"
        hairTint="wood"
        top="paper"
        legs="leaf"
        shoes="ink"
        feet={[{ foot: [284, 368] }, { foot: [296, 372] }]}
        far={{ hand: [288, 298] }}
        near={{ hand: [291, 322] }}
      />
      <Fill tint="leaf" d="M278 286l14 -8l12 20l-14 8z" />
      <Fill tint="ink" d="M276 289l5 -3l-6 -8l-5 3z" />
      <Line tint="wood" width={3} d="M277 292Q272 300 272 316" />
      <Dot tint="skin" x={295} y={293} r={6} />
    </>
  );
}

function Food() {
  return (
    <>
      <Fill tint="paper" d="M264 316H282V328Q282 332 278 332H268Q264 332 264 328Z" />
      <Line tint="paper" width={3} d="M282 320q8 0 6 6t-6 3" />
      <Line tint="wood" width={4} d="M362 352Q364 322 384 322T406 352" />
      <Fill tint="wood" d="M354 346H414L408 376H360Z" />
      <Line tint="ink" width={2} opacity={0.3} d="M357 355H412M359 365H410M372 347V375M394 347V375" />
      <Fill tint="paper" d="M170 378a28 4 0 1 1 58 0z" />
      <Box tint="wood" x={180} y={356} width={38} height={18} round={3} />
      <Fill
        tint="paper"
        d="M178 358Q178 350 199 350T220 358Q214 366 208 359Q202 367 196 359Q190 367 184 359Q180 364 178 358Z"
      />
      <Frog x={199} y={353} size={0.85} />
    </>
  );
}

function Dancer() {
  return (
    <>
      <Fill tint="sky" d="M420 374q44 -14 108 0q-54 12 -108 0z" />
      <Line tint="paper" width={2} opacity={0.9} d="M440 374q14 -5 28 -2M484 376q12 2 26 -1" />
      <Person
        hip={[472, 326]}
        neck={[474, 280]}
        size={0.76}
        face={-1}
        tilt={-22}
        mood="laugh"
        skin="wood"
        hair="curly"
        hairTint="ink"
        top="leaf"
        legs="cloth"
        shoes="wood"
        feet={[{ foot: [442, 346], bend: 1 }, { foot: [478, 367] }]}
        far={{ hand: [438, 254], fingers: 'open' }}
        near={{ hand: [512, 256], fingers: 'open' }}
      />
      <Line
        tint="paper"
        width={3}
        d="M450 364l-6 -10M500 366l8 -12M430 368l-10 -6M514 368l10 -6M490 362l2 -10"
      />
    </>
  );
}

function Rain() {
  return (
    <Line
      tint="paper"
      width={1.8}
      opacity={0.7}
      d="M350 104l-5 16M380 150l-5 16M366 196l-5 16M400 110l-5 16M426 176l-5 16M440 110l-5 16M470 150l-5 16M456 200l-5 16M500 104l-5 16M520 160l-5 16M530 220l-5 16M404 226l-5 16M380 262l-5 16M420 290l-5 16M530 290l-5 16M400 320l-5 16M494 220l-5 16M526 340l-5 14"
    />
  );
}
