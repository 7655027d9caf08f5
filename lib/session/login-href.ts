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

/** The page at a path, with the offer that was chosen there: the purchase goes on there after signing in. */
export const buyingAt = (path: string, offer: string) => `${path}?buy=${offer}`;
