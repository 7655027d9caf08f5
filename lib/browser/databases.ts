/** What waits to be sent of an exam (lib/sitting). */
export const outboxName = 'exam_outbox';

/** Deletes the databases of this browser: what is in them belongs to whoever was signed in. */
export function forgetDatabases(): void {
  try {
    indexedDB.deleteDatabase(outboxName);
  } catch {
    // Where there is none, or it is blocked, there is nothing to delete.
  }
}
