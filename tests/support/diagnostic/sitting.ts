import { creditOf } from '@/lib/diagnostic/credit';
import type { Judged } from '@/lib/diagnostic/estimate';
import type { DiagnosticItem, DiagnosticType } from '@/lib/diagnostic/pool';
import { seeded } from '@/lib/diagnostic/random';
import { nextItem } from '@/lib/diagnostic/turns';
import { gapsOf } from '@/lib/questions/gaps';
import { knownShare } from '@/lib/questions/judge/ability';
import type { GivenAnswer } from '@/lib/questions/kept';

/** How somebody whose true score is known sits the diagnostic test, and how far our difficulties are from the truth. */
export interface Taker {
  /** The true score, in points. */
  truth: number;
  /** Whole, from 0: decides everything that chance decides. */
  seed: number;
  /** Points by which every question is harder than its difficulty says. */
  harder?: number;
  /** Points by which all questions together are off, each question by itself, and each type: standard deviations. */
  off?: { common?: number; each?: number; type?: number };
  /** Points by which somebody is better in a type than their score says; below 0 worse. */
  lead?: Partial<Record<DiagnosticType, number>>;
  /** The share of unknown words about which somebody says the right thing all the same. */
  guessed?: number;
  /** Says Yes to every word that is real or not known to be invented. */
  saysYes?: boolean;
  /** Ids of questions that were asked before. */
  seen?: readonly string[];
  quiet?: boolean;
}

/** Points by which a question is easier or harder for somebody than for others of the same score: a standard deviation. */
const misfit = 12;

/** The whole test: the questions that are asked and what is right of each. */
export function sitting(taker: Taker): Judged[] {
  const draw = drawing(taker.seed);
  const answer = answering(taker, draw);
  const answers: Judged[] = [];
  const { quiet = false, seen = [], seed } = taker;
  const next = () => nextItem({ seed, quiet, seen, answers });
  for (let item = next(); item; item = next()) answers.push({ item, credit: creditOf(item, answer(item)) });
  return answers;
}

interface Draw {
  /** From 0 up to 1. */
  random: () => number;
  /** Standard normal (G. E. P. Box and M. E. Muller, 1958). */
  normal: () => number;
}

function drawing(seed: number): Draw {
  let turn = 0;
  const random = () => seeded(seed ^ 0x5bd1e995, (turn += 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return { random, normal };
}

/** What somebody chooses or types. */
function answering(taker: Taker, { random, normal }: Draw): (item: DiagnosticItem) => GivenAnswer {
  const { common = 0, each = 0, type = 0 } = taker.off ?? {};
  const shift = (taker.harder ?? 0) + common * normal();
  const shiftOf = {
    readAndSelect: type * normal(),
    fillInTheBlanks: type * normal(),
    readAndComplete: type * normal(),
    listenAndType: type * normal(),
  };
  const happens = (chance: number) => random() < chance;
  return (item) => {
    const difficulty = item.difficulty + shift + shiftOf[item.type] + each * normal();
    const ability = taker.truth + (taker.lead?.[item.type] ?? 0) + misfit * normal();
    const known = knownShare(ability, difficulty);
    const fill = (text: string) => gapsOf(text).map(({ missing }) => (happens(known) ? missing : ''));
    switch (item.type) {
      case 'readAndSelect': {
        const guessed = taker.saysYes ? Number(item.real) : (taker.guessed ?? 0);
        return [happens(known + (1 - known) * guessed) === item.real ? 'yes' : 'no'];
      }
      case 'fillInTheBlanks':
        return fill(item.sentence);
      case 'readAndComplete':
        return fill(item.text);
      case 'listenAndType': {
        // Each word that is missed costs two shares (`countErrors`).
        const words = item.sentence.split(' ').map((word) => (happens((1 - known) / 2) ? 'x' : word));
        return [words.join(' ')];
      }
    }
  };
}

/** How many takers are asked for; undefined for as many as a test needs. */
export const simulated = Number(process.env.SIMULATED) || undefined;

/** Takers with true scores spread evenly over a part of the scale, each with a seed of its own. */
export function people(
  count: number,
  { as = {}, from = 30, to = 150 }: { as?: Partial<Taker>; from?: number; to?: number } = {},
): Taker[] {
  return Array.from({ length: count }, (_, index) => ({
    ...as,
    truth: from + (to - from) * seeded(7, index),
    seed: index,
  }));
}

/** The mean of a figure. */
export const tally = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

/** The share for which something is true, from 0 to 1. */
export const portion = <One>(all: readonly One[], is: (one: One) => boolean): number =>
  tally(all, (one) => Number(is(one)));
