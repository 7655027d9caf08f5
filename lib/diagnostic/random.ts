/**
 * A number from 0 up to 1 that depends on the seed and the turn alone, so that a run is the same after a reload: one step of
 * mulberry32 (https://github.com/bryc/code/blob/master/jshash/PRNGs.md) from a place that the turn chooses.
 *
 * @param seed whole, from 0
 * @param turn whole, from 0
 */
export function seeded(seed: number, turn: number): number {
  let state = (seed + Math.imul(turn + 1, 0x6d2b79f5)) | 0;
  state = Math.imul(state ^ (state >>> 15), 1 | state);
  state = (state + Math.imul(state ^ (state >>> 7), 61 | state)) ^ state;
  return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
}
