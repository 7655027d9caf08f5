/** Whether a membership runs: `vipEndTime` lies in the future (spec section 4). */
export function isVipAt(vipEndTime: string | null, now = Date.now()): boolean {
  return vipEndTime !== null && Date.parse(vipEndTime) > now;
}
