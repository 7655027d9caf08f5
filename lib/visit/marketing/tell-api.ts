/**
 * Tells the API something that nobody waits for, by a plain request that outlives its page, because the API’s client is 30 kB. Failures are
 * silent (spec section 8).
 *
 * @param call path below `/api/v1/common/`, with its query
 * @param body sent as JSON
 */
export function tellApi(call: string, method: 'GET' | 'POST', body?: object): void {
  fetch(`/api/v1/common/${call}`, {
    method,
    keepalive: true,
    priority: 'low',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
}
