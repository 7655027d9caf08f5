import { Dog } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Cloud, Ground, Hills, Shadow, Sky, Tree } from '../kit/outdoors';
import { Person } from '../kit/person';
import { Dot, Fill, Line } from '../kit/shapes';

/** A playground: a father pushes his daughter on a swing; a girl has thrown a ball, and a dog leaps for it. */
export function PlaygroundScene() {
  return (
    <Frame>
      <Sky />
      <Cloud x={150} y={124} size={0.8} />
      <Cloud x={330} y={112} size={0.7} />
      <Hills />
      <Ground y={262} />
      <Tree x={514} y={296} size={0.9} />
      <Slide />
      <Fill tint="wood" opacity={0.35} d="M90 372Q200 346 330 372Q200 392 90 372Z" />
      <Shadow x={392} y={364} width={70} />
      <Shadow x={494} y={372} width={62} />
      <Frames />
      <Swinging />
      <Dog x={392} y={346} turn={-14} leaps />
      <Dot tint="paper" x={444} y={232} r={8} />
      <Line tint="paper" width={2.5} opacity={0.8} d="M456 222q8 -6 14 -8M458 232q6 -2 10 -3" />
      <Person
        hip={[494, 314]}
        size={0.88}
        face={-1}
        tilt={-8}
        mood="laugh"
        hair="tail"
        skin="skin"
        hairTint="ink"
        top="paper"
        legs="skin"
        shoes="cloth"
        skirt={{ tint: 'leaf', length: 22, wide: 24 }}
        feet={[{ foot: [484, 364] }, { foot: [504, 365] }]}
        far={{ hand: [462, 238], fingers: 'open', bend: -1 }}
        near={{ hand: [516, 300], fingers: 'open', bend: 1 }}
      />
    </Frame>
  );
}

function Slide() {
  return (
    <>
      <Line
        tint="ink"
        width={3.5}
        d="M316 282V208M340 282V208M316 224H340M316 240H340M316 256H340M316 272H340"
      />
      <Fill tint="leaf" d="M308 210L328 190L348 210Z" />
      <Line tint="cloth" width={8} d="M340 222Q364 232 378 262Q384 276 400 278" />
    </>
  );
}

function Frames() {
  return (
    <Line tint="wood" width={8} d="M110 370L142 140L166 370M142 140H300M300 140L276 370M300 140L332 370" />
  );
}

function Swinging() {
  return (
    <>
      <Line tint="ink" width={2.6} d="M200 144L248 306M218 144L270 302" />
      <Person
        hip={[252, 300]}
        neck={[240, 250]}
        size={0.78}
        face={1}
        tilt={-6}
        mood="laugh"
        hair="bob"
        hairTint="wood"
        top="cloth"
        legs="ink"
        shoes="paper"
        feet={[
          { foot: [300, 314], bend: -1 },
          { foot: [294, 322], bend: -1 },
        ]}
        far={{ hand: [252, 250], bend: 1 }}
        near={{ hand: [234, 260], bend: -1 }}
      />
      <Line tint="wood" width={6} d="M240 309L274 304" />
      <Line tint="ink" width={2.6} d="M200 144L234 259" />
      <Person
        hip={[164, 302]}
        neck={[178, 238]}
        face={1}
        skin="skin"
        hair="short"
        hairTint="ink"
        top="leaf"
        legs="ink"
        shoes="ink"
        feet={[{ foot: [184, 364] }, { foot: [140, 362] }]}
        far={{ hand: [224, 262], fingers: 'open' }}
        near={{ hand: [224, 280], fingers: 'open' }}
      />
    </>
  );
}
