import { pseudonym } from '../database/secret';
import type { Visitor } from '../base/visitor';
import type { LimitRule } from './rules';

export type Party = string | Pick<Visitor, 'network' | 'block'>;

/** Whose uses are counted together: an address, a visitor, or one of each. */
export type Subject = Party | readonly Party[];

export interface Use {
  rule: LimitRule;
  subject: Subject;
}

export interface CountedUse {
  rule: LimitRule;
  /** Of the counter: the name of the rule, and pseudonyms. */
  key: string;
}

/** As many households of one block as may use up what a rule gives each of them. */
const householdsPerBlock = 4;

export function ownUse({ rule, subject }: Use, secret: string): CountedUse {
  const names = partiesOf(subject).map((party) => (typeof party === 'string' ? party : party.network));
  return { rule, key: keyOf(rule, names, secret) };
}

/** The counter of a use by the block that its network stands in; none where the block is no more than the network, as with IPv4. */
export function blockUses({ rule, subject }: Use, secret: string): CountedUse[] {
  const parties = partiesOf(subject);
  if (!parties.some((party) => typeof party !== 'string' && party.block !== party.network)) return [];
  const blockRule: LimitRule = {
    name: `${rule.name}-block`,
    points: rule.blockPoints ?? householdsPerBlock * rule.points,
    windowMs: rule.windowMs,
  };
  const names = parties.map((party) => (typeof party === 'string' ? party : party.block));
  return [{ rule: blockRule, key: keyOf(blockRule, names, secret) }];
}

const partiesOf = (subject: Subject): readonly Party[] => [subject].flat() as Party[];

const keyOf = (rule: LimitRule, names: readonly string[], secret: string) =>
  [rule.name, ...names.map((name) => pseudonym(secret, name))].join(':');
