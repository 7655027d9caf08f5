import { loadApi } from '@/lib/session/api';

/** Counts that an invitation was followed, for whoever has sent it. It is the code alone that is told; a failure is silent. */
export async function countInvitation(invite: string): Promise<void> {
  try {
    const api = await loadApi();
    await api.call('logVisit', { body: { invite } });
  } catch {
    // Statistics.
  }
}
