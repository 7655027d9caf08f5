import { Dog } from '../kit/animals';
import { Frame } from '../kit/frame';
import { Room } from '../kit/indoors';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A bakery: the baker brings rolls, the seller hands over a bag, a girl picks a cake through the glass, and a dog looks in. */
export function BakeryScene() {
  return (
    <Frame>
      <Room floor={352} wall="sky" />
      <Shelves />
      <Door />
      <Staff />
      <DisplayCase />
      <Customers />
    </Frame>
  );
}

function Shelves() {
  return (
    <>
      <Box tint="wood" x={96} y={108} width={236} height={150} round={3} />
      <Box tint="ink" opacity={0.4} x={103} y={115} width={222} height={60} />
      <Box tint="ink" opacity={0.4} x={103} y={183} width={222} height={70} />
      <Fill
        tint="skin"
        d="M110 175q-2 -22 18 -22t18 22zM152 175q-2 -22 18 -22t18 22zM194 175q-2 -22 18 -22t18 22zM112 253v-20q0 -9 12 -9t12 9v20z"
      />
      <Line
        tint="paper"
        width={2}
        opacity={0.7}
        d="M120 162l6 6M129 160l6 6M162 162l6 6M171 160l6 6M204 162l6 6M213 160l6 6"
      />
      <Line tint="skin" width={9} d="M252 168L256 130M268 168L270 126M284 168L286 130M300 168L304 128" />
      <Fill tint="wood" d="M242 150H314L308 175H248Z" />
      <Line tint="ink" width={1.8} opacity={0.35} d="M245 162H311M266 151V174M290 151V174" />
    </>
  );
}

function Door() {
  return (
    <>
      <svg x={454} y={126} width={76} height={226} viewBox="454 126 76 226">
        <Box tint="cloth" opacity={0.2} x={454} y={126} width={76} height={226} />
        <Box tint="ground" x={454} y={318} width={76} height={34} />
        <Dog x={508} y={348} size={0.86} flip />
        <Fill tint="skin" d="M452 300h6v9q-3 4 -6 0z" />
      </svg>
      <Line tint="leaf" width={8} d="M454 352V126H530V352" />
      <Line tint="paper" width={3} opacity={0.7} d="M468 206L512 150M474 226L500 192" />
      <Line tint="ink" width={5} d="M522 232V262" />
    </>
  );
}

function Staff() {
  return (
    <>
      <Person
        hip={[152, 318]}
        neck={[148, 246]}
        size={1.08}
        face={1}
        tilt={2}
        mood="laugh"
        hair="bald"
        hairTint="wood"
        top="paper"
        sleeve="long"
        far={{ hand: [200, 254] }}
        near={{ hand: [184, 262] }}
        behind={
          <>
            <Fill tint="skin" d="M178 246q10 -16 20 0zM198 246q10 -16 20 0zM188 236q10 -15 20 0z" />
            <Box tint="ink" x={168} y={246} width={60} height={6} round={3} />
          </>
        }
      >
        <Fill
          tint="paper"
          d="M136 212L132 186Q122 178 132 168Q138 156 150 160Q164 154 170 166Q180 174 170 186L168 210Q152 204 136 212Z"
        />
      </Person>
      <Person
        hip={[278, 318]}
        neck={[284, 246]}
        size={1.08}
        face={1}
        skin="wood"
        hair="bun"
        top="cloth"
        far={{ hand: [352, 238] }}
        near={{ hand: [300, 284] }}
      />
    </>
  );
}

function DisplayCase() {
  return (
    <>
      <Box tint="sky" x={96} y={274} width={242} height={58} />
      <Box tint="cloth" opacity={0.16} x={96} y={274} width={242} height={58} />
      <Line tint="wood" width={3} d="M97 276V332M337 276V332" />
      <Line tint="wood" width={3} d="M98 304H336" />
      <Fill
        tint="skin"
        d="M108 302q2 -16 14 -16t14 16zM142 302q2 -16 14 -16t14 16zM176 302q2 -16 14 -16t14 16z"
      />
      <Fill
        tint="paper"
        d="M112 292q10 -10 20 0l-4 -5q-6 -6 -12 0zM146 292q10 -10 20 0l-4 -5q-6 -6 -12 0zM180 292q10 -10 20 0l-4 -5q-6 -6 -12 0z"
      />
      <Fill tint="wood" d="M222 302V290H262V302ZM286 302L292 284H322L326 302Z" />
      <Fill
        tint="paper"
        d="M220 291Q220 282 242 282T264 291Q258 296 253 290Q248 296 242 290Q236 296 231 290Q226 296 220 291ZM289 293L292 284H322L324 293Q316 298 307 293Q298 298 289 293Z"
      />
      <Dot tint="cloth" x={242} y={280} r={4} />
      <Dot tint="skin" x={300} y={282} r={3.5} />
      <Dot tint="skin" x={313} y={282} r={3.5} />
      <Fill tint="cloth" d="M106 330v-10h18v10zM134 330v-10h18v10zM162 330v-10h18v10z" />
      <Fill tint="paper" d="M105 321q10 -14 20 0zM133 321q10 -14 20 0zM161 321q10 -14 20 0z" />
      <Fill
        tint="skin"
        d="M204 330a12 10 0 0 1 24 0h-7a5 5 0 0 0 -10 0zM236 330a12 10 0 0 1 24 0h-7a5 5 0 0 0 -10 0zM270 330q0 -14 15 -14t15 14zM304 330q0 -14 14 -14t14 14z"
      />

      <Box tint="wood" x={90} y={266} width={254} height={11} round={4} />
      <Box tint="wood" x={94} y={332} width={246} height={42} />
      <Box tint="ink" opacity={0.18} x={94} y={332} width={246} height={8} />
      <Fill tint="paper" d="M336 226h22l3 38h-28z" />

      <Line tint="skin" width={7} d="M344 226L342 212M352 226L354 210" />
    </>
  );
}

function Customers() {
  return (
    <>
      <Person
        hip={[424, 302]}
        neck={[420, 238]}
        face={-1}
        mood="laugh"
        hair="cap"
        hairTint="paper"
        hatTint="ink"
        top="leaf"
        sleeve="long"
        legs="ink"
        shoes="wood"
        feet={[{ foot: [414, 364] }, { foot: [434, 364] }]}
        far={{ hand: [360, 238] }}
        near={{ hand: [406, 282] }}
      >
        <Fill tint="wood" d="M394 272h18v14h-18z" />
      </Person>
      <Person
        hip={[378, 328]}
        neck={[372, 286]}
        size={0.66}
        face={-1}
        mood="ah"
        hair="tail"
        top="paper"
        legs="skin"
        shoes="ink"
        skirt={{ tint: 'cloth', length: 16, wide: 22 }}
        feet={[{ foot: [372, 367] }, { foot: [384, 367] }]}
        far={{ hand: [341, 298], fingers: 'point' }}
        near={{ hand: [344, 318], fingers: 'open' }}
      />
    </>
  );
}
