/** Below the API's base. */
export const sandboxPath = (session: string) => `/sandbox/checkout/${session}`;
