/**
 * Where to sign in and come back: what lib/account/next-target.ts and the purchase read there.
 *
 * @param login address of the login
 * @param next path with query and fragment
 * @param reason what the login says above its form (lib/account/reasons.ts)
 */
export const loginHref = <Login extends string>(
  login: Login,
  next: string,
  reason?: string,
): `${Login}?next=${string}` =>
  `${login}?next=${encodeURIComponent(next)}${reason === undefined ? '' : `#${reason}`}`;

/** Where to sign in to buy an offer: the purchase goes on at the path where it was chosen. */
export const loginToBuy = <Login extends string>(login: Login, path: string, offer: string) =>
  loginHref(login, `${path}?buy=${offer}`);
