/** Lengths that forms put into `maxlength` and both sides check. Free of zod, so that a form can read them at no cost. */
export const limits = {
  email: 254,
  password: { min: 8, max: 128 },
  nickname: 60,
  inviteCode: 64,
  /** Of one account. */
  passkeys: 20,
  /** Of an authenticator app or a recovery code, with whatever stands between its groups. */
  factorCode: 40,
  channel: 100,
  clickId: 450,
  /** Of the cookies by which Meta keeps a click and a browser: `fb.1.<ms>.` in front. */
  metaCookie: 480,
  path: 2048,
  /** Of a page view: longer than any page's, and short enough to be kept by the ten thousand; in ASCII, so that characters are bytes. */
  loggedPath: 300,
  /** Of the contact form. */
  message: 2000,
  /**
   * What was bought, in the words of whoever withdraws from it, and why. It is kept for years, and nobody who declares it is refused: with
   * a name and an address at most 2,400 bytes, since a character has three at most.
   */
  withdrawn: 150,
  withdrawReason: 500,
} as const;

export const codePattern = /^\d{6}$/;
