import { Frame } from '../kit/frame';
import { Cloud, Ground, Hills, Shadow, Sky } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A flat tire in the country: she mends it, their daughter waits on a suitcase, and a cow reads his map over his shoulder. */
export function RoadsideScene() {
  return (
    <Frame>
      <Sky />
      <Cloud x={180} y={126} size={0.9} />
      <Cloud x={372} y={112} size={0.7} />
      <Hills />
      <Ground y={264} />
      <Cow />
      <Fence />
      <Fill tint="ink" opacity={0.3} d="M84 326H540V388H84Z" />
      <Fill tint="wood" opacity={0.4} d="M84 318H540V332H84Z" />
      <Shadow x={304} y={360} width={230} />
      <Shadow x={446} y={374} width={70} />
      <Car />
      <Repair />
      <Daughter />
      <MapReader />
    </Frame>
  );
}

function Cow() {
  return (
    <>
      <Fill tint="paper" d="M492 236Q500 214 540 210V318H528V280H506V318H496Z" />
      <Fill tint="ink" d="M514 220Q528 212 540 214V244Q522 246 514 220ZM506 268q10 -6 14 6q-8 8 -14 -6z" />
      <Fill
        tint="paper"
        d="M476 212Q478 196 494 194Q510 194 512 212L506 238Q496 250 484 244L474 232Q472 222 476 212Z"
      />
      <Fill tint="skin" d="M473 230Q484 222 500 236Q504 246 492 249Q478 248 473 230Z" />
      <Line tint="ink" width={3} d="M479 236v0.1M488 240v0.1" />
      <Line tint="ink" width={3.5} d="M481 214v0.1M494 214v0.1" />
      <Fill
        tint="ink"
        d="M508 206Q520 200 526 208Q518 218 508 214ZM476 208Q466 200 462 206Q466 214 475 214Z"
      />
      <Line tint="wood" width={4} d="M480 198Q474 190 478 184M504 196Q510 188 506 182" />
    </>
  );
}

function Fence() {
  return (
    <Line
      tint="wood"
      width={6}
      d="M84 276H540M84 296H540M104 266V322M166 266V322M228 266V322M416 266V322M470 266V322M524 266V322"
    />
  );
}

function Car() {
  return (
    <>
      <Line tint="ink" width={4} d="M268 222H352M278 222V232M342 222V232" />
      <Box tint="wood" x={272} y={192} width={44} height={28} round={4} />
      <Box tint="leaf" x={318} y={200} width={30} height={20} round={4} />
      <Line tint="ink" width={3} d="M286 192Q294 182 302 192" />
      <Fill
        tint="cloth"
        d="M194 330Q190 292 214 286L246 280L268 238Q272 230 282 230H348Q358 230 364 238L384 280Q408 284 410 304V330Q410 336 402 336H202Q194 336 194 330Z"
      />
      <Fill
        tint="sky"
        d="M258 278L276 244Q278 240 284 240H308V278ZM316 240H344Q350 240 354 246L370 278H316Z"
      />
      <Fill tint="ink" opacity={0.16} d="M194 320H410V330Q410 336 402 336H202Q194 336 194 330Z" />
      <Line tint="ink" width={2.5} opacity={0.5} d="M312 282V330M322 290H334" />
      <Fill tint="paper" d="M196 300q10 -4 14 4q-2 8 -14 8z" />
      <Dot tint="ink" x={366} y={336} r={24} />
      <Dot tint="paper" x={366} y={336} r={10} />
      <Fill tint="ink" d="M214 336a24 24 0 0 1 48 0q0 12 9 20q3 6 -5 6h-56q-8 0 -5 -6q9 -8 9 -20z" />
      <Dot tint="paper" x={238} y={336} r={10} />
    </>
  );
}

function Repair() {
  return (
    <>
      <Person
        hip={[166, 328]}
        neck={[184, 270]}
        face={1}
        tilt={14}
        mood="calm"
        skin="wood"
        hair="bun"
        top="leaf"
        legs="cloth"
        shoes="ink"
        feet={[{ foot: [206, 366] }, { foot: [148, 364], bend: -1 }]}
        far={{ hand: [226, 322] }}
        near={{ hand: [216, 334] }}
      >
        <Line tint="ink" width={5} d="M212 334L238 336" />
      </Person>
      <Fill tint="ink" d="M238 376a32 7 0 0 1 64 0v3a32 7 0 0 1 -64 0z" />
      <Fill tint="paper" d="M256 376a14 3 0 0 1 28 0a14 3 0 0 1 -28 0z" />
    </>
  );
}

function Daughter() {
  return (
    <>
      <Box tint="skin" x={92} y={332} width={40} height={40} round={5} />
      <Line tint="ink" width={2.5} opacity={0.5} d="M102 334V370M122 334V370" />
      <Person
        hip={[112, 322]}
        neck={[112, 276]}
        size={0.72}
        face={1}
        mood="smile"
        hair="bob"
        hairTint="wood"
        top="paper"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [132, 356] }, { foot: [124, 360] }]}
        near={{ hand: [132, 284] }}
      >
        <Fill tint="wood" d="M127 276h10l-5 18z" />
        <Dot tint="skin" x={132} y={272} r={6.5} />
      </Person>
    </>
  );
}

function MapReader() {
  return (
    <Person
      hip={[430, 306]}
      neck={[432, 244]}
      face={1}
      tilt={14}
      mood="calm"
      hair="cap"
      hairTint="ink"
      hatTint="leaf"
      top="wood"
      sleeve="long"
      legs="cloth"
      shoes="ink"
      feet={[{ foot: [440, 366] }, { foot: [422, 366] }]}
      far={{ hand: [486, 272] }}
      near={{ hand: [458, 284] }}
      behind={
        <>
          <Fill tint="sky" d="M452 256L466 262L480 254L496 260L498 296L482 290L468 298L454 292Z" />
          <Line tint="ink" width={1.6} opacity={0.4} d="M466 262L468 298M480 254L482 290" />
          <Line tint="cloth" width={2} d="M458 270L470 276L476 266L490 272" />
        </>
      }
    />
  );
}
