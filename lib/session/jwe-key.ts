/** Key of encrypted answers, base64url of 32 bytes. Built into the browser's code here, since lib/env would bring its schema along. */
export const jweKey = process.env.NEXT_PUBLIC_API_JWE_KEY || undefined;
