import { readLive } from './live-offers';

export function isTestShop(plans: unknown): boolean {
  return (
    Array.isArray(plans) &&
    plans.some((plan: { testShop?: unknown } | null) => plan?.testShop === true || plan?.testShop === 1)
  );
}

let asked: Promise<boolean> | undefined;

/** Whether no money moves here: as this page knows, else as the API says; not, when that cannot be asked. */
export function askTestShop(): Promise<boolean> {
  const { testShop } = readLive();
  if (testShop !== undefined) return Promise.resolve(testShop);
  asked ??= import('../session/api')
    .then(({ loadApi }) => loadApi())
    .then(async (api) => isTestShop(await api.call('commonVips')));
  return asked.catch(() => {
    asked = undefined;
    return false;
  });
}
