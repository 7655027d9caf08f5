import { Frame } from '../kit/frame';
import { Ground, Shadow } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Fill, Line } from '../kit/shapes';
import { Bag, Bucket, Umbrella } from '../kit/things';

/** A shop window: he cleans it on a ladder, she walks under her umbrella in the drops, and a girl waves at a mannequin. */
export function WindowCleanerScene() {
  return (
    <Frame>
      <Box tint="skin" opacity={0.4} x={84} y={84} width={456} height={260} />
      <Ground y={336} />
      <Fill tint="ink" opacity={0.14} d="M84 336H540V388H84Z" />
      <Line
        tint="ink"
        width={1.5}
        opacity={0.2}
        d="M84 360H540M170 336L150 388M290 336L284 388M420 336L436 388"
      />
      <ShopWindow />
      <Mannequin />
      <Suds />
      <Door />
      <Awning />
      <Cleaner />
      <Passers />
    </Frame>
  );
}

function ShopWindow() {
  return (
    <>
      <Box tint="wood" x={100} y={138} width={318} height={202} round={2} />
      <Box tint="sky" x={108} y={146} width={302} height={164} />
      <Box tint="ink" opacity={0.16} x={108} y={146} width={302} height={164} />
      <Box tint="paper" x={108} y={300} width={302} height={12} />
      <Box tint="ink" opacity={0.18} x={100} y={314} width={318} height={26} />
    </>
  );
}

function Mannequin() {
  return (
    <>
      <g transform="translate(14)">
        <Line tint="ink" width={3} d="M352 300V250M338 300H366" />
        <Line tint="paper" width={9} d="M370 214L386 196L390 168M334 216L326 240L334 262M352 204V192" />
        <Fill tint="leaf" d="M332 216Q332 204 346 204H358Q372 204 372 216L378 278Q352 286 326 278Z" />
        <Line tint="leaf" width={12} d="M336 214L328 238M368 214L382 200" />
        <Line tint="ink" width={2} opacity={0.35} d="M352 206V280" />
        <Fill tint="paper" d="M341 178Q341 166 352 166T363 178Q363 192 352 194Q341 192 341 178Z" />
        <Fill
          tint="cloth"
          d="M340 176Q340 160 352 160T364 176Q374 178 374 181Q352 176 330 181Q330 178 340 176Z"
        />
        <Line tint="paper" width={6} d="M390 168v-4M386 167l-4 -5M394 168l4 -5" />
      </g>
      <Box tint="wood" x={212} y={286} width={44} height={14} round={2} />
      <Fill tint="skin" d="M218 286v-14h8q2 8 14 9q4 1 4 5z" />
    </>
  );
}

function Suds() {
  return (
    <>
      <Fill
        tint="paper"
        opacity={0.75}
        d="M108 146H266Q274 158 262 166Q266 180 250 186Q256 200 240 204Q244 216 232 222Q238 238 226 250Q222 268 208 262Q196 280 182 266Q166 282 150 266Q132 278 120 264Q112 264 108 258Z"
      />
      <Fill tint="sky" d="M202 146H228V216H202Z" />
      <Fill tint="ink" opacity={0.1} d="M202 146H228V216H202Z" />
      <Line tint="paper" width={4} opacity={0.9} d="M206 270v10M176 274v14M150 274v8M216 268v6" />
    </>
  );
}

function Door() {
  return (
    <>
      <Box tint="wood" x={436} y={146} width={86} height={194} round={2} />
      <Box tint="sky" x={446} y={156} width={66} height={120} />
      <Line tint="paper" width={4} opacity={0.9} d="M456 220L496 170M462 240L486 210" />
      <Box tint="paper" x={460} y={238} width={38} height={20} round={3} />
      <Line tint="ink" width={2} opacity={0.6} d="M466 245H492M466 251H484M470 238L479 228L488 238" />
      <Line tint="ink" width={4.5} d="M506 286v16" />
    </>
  );
}

function Awning() {
  return (
    <>
      {[96, 168, 240, 312, 384, 456].map((x) => (
        <Fill key={x} tint="cloth" d={`M${x} 100h36v36q-18 16 -36 0z`} />
      ))}
      {[132, 204, 276, 348, 420, 492].map((x) => (
        <Fill key={x} tint="paper" d={`M${x} 100h36v36q-18 16 -36 0z`} />
      ))}
      <Box tint="ink" x={92} y={94} width={440} height={8} round={3} />
    </>
  );
}

function Cleaner() {
  return (
    <>
      <Line
        tint="wood"
        width={5}
        d="M122 378L158 168M164 378L188 168M126 352H167M131 326H170M135 300H173M140 274H176M144 248H179M149 222H182M153 196H185"
      />
      <Bucket x={132} y={252} size={0.8} tint="leaf" />
      <Line tint="ink" width={3} d="M132 252H144" />
      <Person
        hip={[162, 262]}
        neck={[168, 200]}
        size={0.94}
        face={1}
        tilt={-8}
        mood="calm"
        hair="cap"
        hairTint="wood"
        hatTint="ink"
        top="paper"
        legs="cloth"
        shoes="ink"
        feet={[
          { foot: [166, 318], bend: -1 },
          { foot: [152, 292], bend: -1 },
        ]}
        far={{ hand: [210, 222] }}
        near={{ hand: [184, 240] }}
      >
        <Line tint="cloth" width={4} d="M160 206L164 262M180 206L178 262" />
      </Person>
      <Line tint="ink" width={4} d="M210 226L214 214" />
      <Line tint="ink" width={6} d="M200 212H230" />
    </>
  );
}

function Passers() {
  return (
    <>
      <Shadow x={308} y={380} width={60} />
      <Shadow x={446} y={380} width={60} />
      <Line tint="cloth" width={3} opacity={0.8} d="M252 166v8M262 174v7M243 186v8M234 200v7" />
      <Person
        hip={[308, 318]}
        neck={[308, 254]}
        size={0.96}
        face={-1}
        tilt={-10}
        mood="ah"
        skin="wood"
        hair="bun"
        top="cloth"
        sleeve="long"
        skirt={{ tint: 'cloth', length: 34, wide: 25 }}
        legs="wood"
        shoes="skin"
        feet={[{ foot: [296, 374] }, { foot: [320, 374] }]}
        near={{ hand: [334, 318] }}
        far={{ hand: [280, 282] }}
        behind={<Umbrella x={280} y={290} size={0.9} tint="skin" />}
      >
        <Bag x={336} y={320} size={0.9} />
      </Person>
      <Line tint="wood" width={12} d="M280 282v0.1" />
      <Person
        hip={[446, 328]}
        neck={[444, 282]}
        size={0.74}
        face={-1}
        tilt={-12}
        mood="laugh"
        hair="tail"
        hairTint="wood"
        top="paper"
        legs="skin"
        shoes="ink"
        skirt={{ tint: 'cloth', length: 20, wide: 24 }}
        feet={[{ foot: [440, 374] }, { foot: [452, 374] }]}
        far={{ hand: [414, 250], fingers: 'open' }}
        near={{ hand: [464, 310] }}
      />
    </>
  );
}
