import { Frame } from '../kit/frame';
import { Clock, Room } from '../kit/indoors';
import { Parcel } from '../kit/parcels';
import { Person } from '../kit/person';
import { Box, Dot, Fill, Line } from '../kit/shapes';

/** A post office: a guitar in brown paper is weighed, and a girl sees that a man's tower of parcels is about to fall. */
export function PostOfficeScene() {
  return (
    <Frame>
      <Room floor={338} wall="sky" />
      <Letters />
      <Clock x={344} y={124} hour={11} minute={50} />
      <Poster />
      <Clerk />
      <Counter />
      <Guitar />
      <Customer />
      <Girl />
      <ParcelTower />
    </Frame>
  );
}

function Letters() {
  return (
    <>
      <Box tint="wood" x={96} y={104} width={124} height={118} round={3} />
      <Box tint="ink" opacity={0.4} x={102} y={110} width={112} height={106} />
      <Line tint="wood" width={5} d="M138.5 110V216M177.5 110V216M102 143H214M102 179H214" />
      <Fill
        tint="paper"
        d="M105 140v-9h28v9zM144 140v-20h12v20zM158 140v-16h8v16zM183 140v-6h26v6zM183 133v-5h22v5zM144 176v-8h28v8zM184 176v-22h6v22zM192 176v-18h6v18z"
      />
      <Fill tint="cloth" d="M105 130v-6h24v6zM105 176v-18h20v18zM200 176v-20h8v20z" />
    </>
  );
}

function Poster() {
  return (
    <>
      <Box tint="paper" x={396} y={104} width={76} height={62} />
      <path d="M396 104H472V166H396Z" strokeWidth={7} strokeDasharray="0.1 9.5" className="stroke-il-sky" />
      <Box tint="cloth" x={404} y={112} width={60} height={46} />
      <Fill tint="leaf" d="M404 158L422 132L434 146L446 126L464 158Z" />
      <Dot tint="paper" x={414} y={122} r={5} />
    </>
  );
}

function Clerk() {
  return (
    <Person
      hip={[150, 300]}
      neck={[152, 234]}
      face={1}
      tilt={-4}
      mood="calm"
      skin="wood"
      hair="short"
      hairTint="ink"
      eyewear="glasses"
      top="leaf"
      far={{ hand: [213, 230] }}
      near={{ hand: [168, 258] }}
    >
      <Fill tint="paper" d="M143 238L153 254L163 238Z" />
      <Fill tint="cloth" d="M151 248h6l3 30h-12z" />
    </Person>
  );
}

function Counter() {
  return (
    <>
      <Box tint="wood" x={84} y={270} width={216} height={100} />
      <Box tint="ink" opacity={0.18} x={84} y={280} width={216} height={7} />
      <Box tint="paper" x={134} y={304} width={58} height={40} round={3} />
      <Line tint="cloth" width={3.5} d="M138 309L163 328L188 309" />
      <Box tint="wood" x={84} y={268} width={224} height={12} round={4} />
    </>
  );
}

function Guitar() {
  return (
    <>
      <Fill tint="ink" d="M206 256h84v12h-84zM150 268v-4h24v4zM158 264v-7h8v7z" />
      <Fill tint="paper" d="M208 249h80v7h-80zM234 258h28v8h-28zM98 268l7 -9h36l-5 9z" />
      <Fill tint="cloth" d="M126 261h5v4h-5z" />
      <Fill
        tint="skin"
        d="M243 134L240 108L256 106L254 132L256 178Q276 178 276 196Q276 206 270 210Q284 220 282 234Q280 250 248 250Q216 250 214 234Q212 220 226 210Q220 206 220 196Q220 178 240 178Z"
      />
      <Fill
        tint="ink"
        opacity={0.14}
        d="M256 178Q276 178 276 196Q276 206 270 210Q284 220 282 234Q280 250 258 250Z"
      />
      <Line tint="paper" width={2.4} d="M243 136H255M242 154H256M221 200H275M248 178V250" />
      <Fill tint="paper" d="M226 222h18v14h-18z" />
      <Line tint="ink" width={1.4} opacity={0.5} d="M229 227H241M229 231H237" />
      <Box tint="cloth" x={260} y={222} width={9} height={11} />
      <Line tint="wood" width={4.5} d="M211 223L222 221M210 229H224M212 235L222 236" />
    </>
  );
}

function Customer() {
  return (
    <Person
      hip={[338, 304]}
      neck={[336, 240]}
      face={-1}
      tilt={-4}
      mood="smile"
      hair="bun"
      hairTint="wood"
      top="cloth"
      sleeve="long"
      skirt={{ tint: 'cloth', length: 34, wide: 26 }}
      legs="ink"
      shoes="wood"
      feet={[{ foot: [330, 364] }, { foot: [346, 364] }]}
      far={{ hand: [276, 218] }}
      near={{ hand: [286, 240] }}
    />
  );
}

function Girl() {
  return (
    <Person
      hip={[390, 326]}
      neck={[388, 282]}
      size={0.7}
      face={1}
      tilt={-20}
      mood="ah"
      skin="skin"
      hair="tail"
      hairTint="wood"
      top="paper"
      legs="skin"
      shoes="ink"
      skirt={{ tint: 'leaf', length: 18, wide: 23 }}
      feet={[{ foot: [396, 370] }, { foot: [382, 370] }]}
      far={{ hand: [414, 256], fingers: 'point', bend: 1 }}
      near={{ hand: [368, 306], fingers: 'open' }}
    />
  );
}

function ParcelTower() {
  return (
    <>
      <Person
        hip={[502, 304]}
        neck={[508, 240]}
        face={-1}
        tilt={-8}
        mood="ah"
        skin="wood"
        hair="curly"
        hairTint="ink"
        top="paper"
        legs="ink"
        shoes="cloth"
        feet={[{ foot: [482, 364] }, { foot: [516, 364] }]}
        far={{ hand: [446, 288] }}
        near={{ hand: [478, 286] }}
      >
        <Parcel x={464} y={286} width={58} height={40} tint="wood" />
        <Parcel x={460} y={246} width={48} height={32} tint="leaf" />
        <Parcel x={452} y={215} width={40} height={28} turn={-6} tint="cloth" />
        <Parcel x={436} y={190} width={32} height={22} turn={-24} tint="skin" tape="wood" />
        <Line tint="ink" width={2} opacity={0.6} d="M462 172q6 6 4 14M408 166q-6 4 -8 12" />
      </Person>
    </>
  );
}
