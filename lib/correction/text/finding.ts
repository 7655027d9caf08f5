import type { MarkKind } from '../correction';

/** A place that something was found at, before it is settled which of several findings becomes a mark. Places are UTF-16 indices. */
export interface Finding {
  start: number;
  end: number;
  kind: MarkKind;
  better: string | null;
  /** A key of the catalog `marks`, below `reasons`. */
  reason: string;
  sure: boolean;
  isOwn: boolean;
}
