/** Whether what was typed can be a code of an authenticator app: six digits, which apps show in groups. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bare(typed));

/** Whether it can be a recovery code: three groups of four letters and digits. */
export const isRecoveryCode = (typed: string): boolean => /^[\dA-Z]{12}$/i.test(bare(typed));

/** Input methods bring full-width digits, and text programs dashes of their own. */
const bare = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
