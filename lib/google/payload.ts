import type { CallInput } from '../api/contract/calls';
import { limits } from '../api/contract/limits';
import type { VisitOrigin } from '../visit/visit-origin';

/** Marks a sign-in by Google in the channel (spec section 7). */
const channelSuffix = '-1';

export interface GoogleOrigin extends VisitOrigin {
  fbc?: string;
  fbp?: string;
}

/** Whom the sign-in is for; what Google does not say is null. */
export interface GoogleIdentity {
  email: string;
  picture: string | null;
  name: string | null;
}

/** Without a proof nobody is signed in (API contract). */
export type GoogleProof = ({ credential: string; nonce?: string } | { access_token: string }) & {
  /** Of the account that has the address already, once the API has asked for it. */
  password?: string;
};

/**
 * The channel with its suffix, the invitation, and the advertising cookies that exist.
 *
 * @param cookie reads a cookie by its name
 */
export function googleOrigin(
  { channel, invite_code }: VisitOrigin,
  cookie: (name: string) => string | undefined,
): GoogleOrigin {
  const fbc = cookie('_fbc');
  const fbp = cookie('_fbp');
  return {
    ...(channel && { channel: channel.slice(0, limits.channel - channelSuffix.length) + channelSuffix }),
    ...(invite_code && { invite_code }),
    ...(isClickId(fbc) && { fbc }),
    ...(isClickId(fbp) && { fbp }),
  };
}

/** The body of the login call after a sign-in by Google (spec section 3). */
export function googleLogin(
  { email, picture, name }: GoogleIdentity,
  proof: GoogleProof,
  origin: GoogleOrigin,
): CallInput<'login'>['body'] {
  return { ...origin, ...proof, email, avatar: picture, nickname: name, google: true, type: 'pc' };
}

function isClickId(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value.length <= limits.metaCookie;
}
