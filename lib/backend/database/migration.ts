import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** A step of the schema. Once released it never changes. */
export interface Migration {
  name: string;
  /** @param now epoch ms */
  up(db: Kysely<Tables>, now: number): Promise<void>;
}
