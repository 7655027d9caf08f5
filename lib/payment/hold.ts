/**
 * Takes a name for as long as this page is open; false where another page of this browser has it. Tabs see each other's storage a
 * moment late, locks they see at once.
 */
export function holdForGood(name: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    };
    locks.request(name, { ifAvailable: true }, held).catch(reject);
  });
}
