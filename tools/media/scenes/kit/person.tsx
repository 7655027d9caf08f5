import type { ReactNode } from 'react';
import { ArmPart, type Arm } from './arm';
import { Head, type Eyewear, type Hair, type Mood } from './head';
import { joint, path, type Point } from './joints';
import { Fill, Line, type Tint } from './shapes';

interface Leg {
  /** The ankle; a shoe's sole is 9 units lower. */
  foot: Point;
  /** To which side the knee points. */
  bend?: 1 | -1;
}

interface PersonProps {
  /** Between the legs, in the scene. */
  hip: Point;
  /** Between the shoulders; straight above the hip unless said otherwise, 65 units. */
  neck?: Point;
  size?: number;
  face: 1 | -1;
  tilt?: number;
  mood?: Mood;
  skin?: 'skin' | 'wood';
  hair?: Hair;
  hairTint?: Tint;
  hatTint?: Tint;
  eyewear?: Eyewear;
  beard?: boolean;
  top: Tint;
  sleeve?: 'short' | 'long';
  legs?: Tint;
  shoes?: Tint;
  /** A hem, as a skirt or a coat has it: how far below the hip. */
  skirt?: { tint: Tint; length: number; wide?: number };
  /** First the farther one. Without, what hides them is drawn by the scene. */
  feet?: readonly [Leg, Leg];
  far?: Arm;
  near?: Arm;
  /** Worn or held before the body, under the nearer arm. */
  children?: ReactNode;
  /** Held in the farther hand, behind the body. */
  behind?: ReactNode;
}

/** A person of one kit: limbs are round strokes with joints, feet stand where the scene says, hands are where they hold. */
export function Person(props: PersonProps) {
  const { hip, size = 1, face, top, sleeve = 'short', skin = 'skin', legs = 'ink', feet, skirt } = props;
  const neck = props.neck ?? [hip[0], hip[1] - 65 * size];
  const shoulder = (side: number): Point => [neck[0] + side * 12 * size * face, neck[1] + 13 * size];
  const arm = { size, face, skin, top, sleeve };
  return (
    <>
      {props.far ? <ArmPart {...arm} {...props.far} shoulder={shoulder(1)} /> : null}
      {props.behind}
      {feet?.map((leg, index) => (
        <LegPart
          key={index}
          {...leg}
          hip={[hip[0] + (index ? -4 : 4) * size * face, hip[1]]}
          size={size}
          face={face}
          tint={legs}
          shoes={props.shoes ?? legs}
        />
      ))}
      {skirt ? <Skirt hip={hip} size={size} {...skirt} /> : null}
      <Fill tint={top} d={torso(neck, hip, size)} />
      <Line
        tint={skin}
        width={10 * size}
        d={path([neck[0], neck[1] + 3 * size], [neck[0] + 2 * size * face, neck[1] - 12 * size])}
      />
      <Head
        at={[neck[0] + 3 * size * face, neck[1] - 22 * size]}
        size={size}
        face={face}
        tilt={props.tilt ?? 0}
        skin={skin}
        hair={props.hair ?? 'short'}
        hairTint={props.hairTint ?? 'ink'}
        hatTint={props.hatTint ?? 'paper'}
        mood={props.mood ?? 'smile'}
        eyewear={props.eyewear}
        beard={props.beard}
      />
      {props.children}
      {props.near ? <ArmPart {...arm} {...props.near} raised shoulder={shoulder(-1)} /> : null}
    </>
  );
}

function torso(neck: Point, hip: Point, size: number): string {
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const [dx, dy] = [(hip[0] - neck[0]) / length, (hip[1] - neck[1]) / length];
  const at = (across: number, along: number) => {
    const x = neck[0] + (dy * across + dx * along) * size;
    const y = neck[1] + (-dx * across + dy * along) * size;
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const end = length / size + 5;
  return `M${at(-20, 15)}Q${at(-20, 1)} ${at(-7, 0)}L${at(7, 0)}Q${at(20, 1)} ${at(20, 15)}L${at(18, end)}Q${at(0, end + 6)} ${at(-18, end)}Z`;
}

interface LegProps extends Leg {
  hip: Point;
  size: number;
  face: 1 | -1;
  tint: Tint;
  shoes: Tint;
}

function LegPart({ hip, foot, bend, size, face, tint, shoes }: LegProps) {
  const knee = joint(hip, foot, bend ?? (face === 1 ? -1 : 1), [36 * size, 39 * size], 0.76);
  const [x, y] = foot;
  const unit = (value: number) => Math.round(value * size * 10) / 10;
  return (
    <>
      <Line tint={tint} width={15 * size} d={path(hip, knee, foot)} />
      <Fill
        tint={shoes}
        d={`M${x - unit(7) * face} ${y + unit(9)}q0 ${-unit(11)} ${unit(7) * face} ${-unit(10)}q${unit(11) * face} ${unit(2)} ${unit(14) * face} ${unit(10)}z`}
      />
    </>
  );
}

function Skirt({
  hip: [x, y],
  size,
  tint,
  length,
  wide = 24,
}: {
  hip: Point;
  size: number;
  tint: Tint;
  length: number;
  wide?: number;
}) {
  const [waist, hem, half] = [y - 8 * size, y + length * size, wide * size];
  return (
    <Fill
      tint={tint}
      d={`M${x - 18 * size} ${waist}H${x + 18 * size}L${x + half} ${hem}Q${x} ${hem + 6 * size} ${x - half} ${hem}Z`}
    />
  );
}
