import type { Finding } from './finding';

/**
 * One finding for each place: a rule of our own wins over Harper, one that is sure over a question, a longer one over a shorter one, an
 * earlier one over a later one.
 *
 * @returns those that are left, in order; none overlaps another
 */
export function settled(findings: readonly Finding[]): Finding[] {
  const byRank = findings.toSorted(
    (one, other) =>
      Number(other.isOwn) - Number(one.isOwn) ||
      Number(other.sure) - Number(one.sure) ||
      lengthOf(other) - lengthOf(one) ||
      one.start - other.start,
  );
  const free = freePlaces();
  return byRank.filter(free).toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const lengthOf = ({ start, end }: Finding): number => end - start;

function freePlaces(): (finding: Finding) => boolean {
  const taken = new Map<number, Finding>();
  const insertions = new Set<number>();
  return (finding) => {
    const { start, end } = finding;
    const places = Array.from({ length: end - start }, (_, index) => start + index);
    if (places.length === 0) {
      // Between two findings something may be put in, but not inside of one.
      const isInside = taken.has(start) && taken.get(start) === taken.get(start - 1);
      if (isInside || insertions.has(start)) return false;
      insertions.add(start);
      return true;
    }
    if (places.some((place) => taken.has(place) || (place > start && insertions.has(place)))) return false;
    for (const place of places) taken.set(place, finding);
    return true;
  };
}
