import words from './nouns.json';
import { isForm, withS } from './verbs';

const ownPlurals = new Map(
  Object.entries({
    man: 'men',
    woman: 'women',
    child: 'children',
    person: 'people',
    foot: 'feet',
    tooth: 'teeth',
    mouse: 'mice',
    wife: 'wives',
    knife: 'knives',
    life: 'lives',
    leaf: 'leaves',
    shelf: 'shelves',
    wolf: 'wolves',
    thief: 'thieves',
    half: 'halves',
    photo: 'photos',
    piano: 'pianos',
    radio: 'radios',
    video: 'videos',
    studio: 'studios',
    kilo: 'kilos',
    euro: 'euros',
    stereo: 'stereos',
    zoo: 'zoos',
    crisis: 'crises',
    analysis: 'analyses',
    businessman: 'businessmen',
    salesman: 'salesmen',
    policeman: 'policemen',
    chairman: 'chairmen',
    congressman: 'congressmen',
    series: 'series',
  }),
);

const pluralOfNoun = (noun: string): string => ownPlurals.get(noun) ?? withS(noun);

const singulars = new Set(Object.values(words).flatMap((list) => list.split(' ')));
const toSingular = new Map([...singulars].map((noun) => [pluralOfNoun(noun), noun]));

export const wrongPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    childs: 'children',
    childrens: 'children',
    mans: 'men',
    mens: 'men',
    womans: 'women',
    womens: 'women',
    peoples: 'people',
    foots: 'feet',
    feets: 'feet',
    tooths: 'teeth',
    teeths: 'teeth',
    mouses: 'mice',
    wifes: 'wives',
    knifes: 'knives',
    lifes: 'lives',
    leafs: 'leaves',
    shelfs: 'shelves',
    sheeps: 'sheep',
  }),
);

const uncounted = new Set(
  `information advice furniture homework knowledge equipment luggage baggage traffic evidence feedback music
  software hardware news progress research money bread weather housework pollution garbage trash rubbish scenery jewelry
  happiness freedom health nature electricity water air rain snow sunshine coffee tea milk rice sugar salt butter meat
  transportation tourism education technology love luck fun help peace violence poverty unemployment vocabulary grammar
  stuff clothing machinery accommodation safety security literature poetry staff sand grass hair`.split(
    /\s+/,
  ),
);

/** The plurals that learners give to those, without nouns that are counted in some sense. */
const countedWrongly = new Map(
  `information advice furniture homework knowledge equipment luggage baggage traffic evidence feedback music
  software hardware weather housework pollution garbage trash scenery jewelry happiness electricity transportation
  staff clothing machinery progress stuff slang money vocabulary`
    .split(/\s+/)
    .map((noun): [string, string] => [withS(noun), noun])
    .filter(([plural]) => !['moneys', 'staffs', 'vocabularies', 'musics'].includes(plural))
    .concat([
      ['moneys', 'money'],
      ['musics', 'music'],
      ['staffs', 'staff'],
      ['newses', 'news'],
    ]),
);

export const isUncounted = (word: string): boolean => uncounted.has(word);

/** The noun that was given a plural although it has none; undefined for any other word. */
export const uncountedOf = (word: string): string | undefined => countedWrongly.get(word);

export const isSingular = (word: string): boolean => singulars.has(word);

/** Whether a word is a plural, as far as it can be known: `works` may be a verb. */
export const isPlural = (word: string): boolean => toSingular.has(word);

export const isOnlyPlural = (word: string): boolean => isPlural(word) && !isForm(word, 'third');

/** The plural of a noun that is counted; null for other words. */
export const pluralOf = (word: string): string | null => (isSingular(word) ? pluralOfNoun(word) : null);

/** The singular of a plural; null for other words. */
export const singularOf = (word: string): string | null => toSingular.get(word) ?? null;
