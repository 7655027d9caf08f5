import type { Standing } from '@/lib/daily/standing';
import type { SessionName } from '../room/session-name';
import type { Keeper, Plan } from '../room/use-account';

/** What the page knows once it is alive; without, it says what is there for everybody. */
export interface Live {
  standing: Standing;
  plan: Plan;
  keeper: Keeper;
  /** No plan is known to run, and the free questions by type of the day are answered. */
  isReached: boolean;
  opening: { name: SessionName; isFailed: boolean } | undefined;
  /** Chosen level of new questions; undefined for the reader's own. */
  level: number | undefined;
  onLevel: (level: number | undefined) => void;
  onOpen: (name: SessionName) => void;
}
