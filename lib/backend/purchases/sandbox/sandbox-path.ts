/** The sandbox checkout's page of a session, below the API's base. */
export const sandboxPath = (session: string) => `/sandbox/checkout/${session}`;
