import { glassesPath, Head, type HeadProps } from './kit/head';
import { Dot, Fill, Line, type Tint } from './kit/shapes';

type Looks = Pick<HeadProps, 'face' | 'skin' | 'hair' | 'hairTint'> & {
  hatTint?: Tint;
  top: Tint;
  isInGlasses?: boolean;
};

/** Who talks in a conversation. The reader looks to the left, from where the others look back. */
const people = {
  you: { face: -1, skin: 'skin', hair: 'cap', hairTint: 'ink', hatTint: 'cloth', top: 'cloth' },
  studentWoman: { face: 1, skin: 'wood', hair: 'tail', hairTint: 'ink', top: 'leaf' },
  studentMan: { face: 1, skin: 'wood', hair: 'curly', hairTint: 'ink', top: 'leaf' },
  professorWoman: { face: 1, skin: 'skin', hair: 'bun', hairTint: 'wood', top: 'ink', isInGlasses: true },
  professorMan: { face: 1, skin: 'skin', hair: 'bald', hairTint: 'paper', top: 'ink', isInGlasses: true },
  partner: { face: 1, skin: 'skin', hair: 'bob', hairTint: 'ink', top: 'leaf' },
} as const satisfies Record<string, Looks>;

export const personNames = Object.keys(people) as (keyof typeof people)[];

/** Head and shoulders of a person, in a square of 56 round the middle of the head. */
export function Person({ name }: { name: keyof typeof people }) {
  const { face, top, skin, hatTint = 'paper', isInGlasses = false, ...head }: Looks = people[name];
  return (
    <>
      <Dot tint={name === 'you' ? 'ground' : 'sky'} x={0} y={-1} r={28} />
      <Fill tint={top} d="M-27 34Q-26 17 -9 15H9Q26 17 27 34Z" />
      <Line tint={skin} width={10} d={`M${-2 * face} 12V17`} />
      <Head
        {...head}
        at={[-face, -3]}
        size={0.95}
        face={face}
        tilt={0}
        skin={skin}
        hatTint={hatTint}
        mood="smile"
      />
      {isInGlasses ? (
        <g transform={`translate(${-face} -3) scale(${0.95 * face} 0.95)`}>
          <Line tint="ink" width={1.3} d={glassesPath} />
        </g>
      ) : null}
    </>
  );
}
