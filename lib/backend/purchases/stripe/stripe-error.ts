/** What the log may know of a failure at Stripe: its message may repeat what was sent. */
export function stripeErrorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { type, code, statusCode, requestId } = error as Error & Record<string, unknown>;
  return { name: error.name, type, code, statusCode, requestId };
}
