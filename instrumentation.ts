/** Called by Next once, before the server answers. */
export async function register(): Promise<void> {
  // Next compiles this file for its other runtime too, which has no sockets and is not used here.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/env');
  const { guardRequests } = await import('./lib/security/guard-requests');
  guardRequests(env);
}
