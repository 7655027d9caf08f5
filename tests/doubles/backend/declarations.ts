import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestBackend } from './test-backend';

/** Of whoever declares. */
export const email = 'ada@example.com';
/** What is entered. */
export const written = { name: 'Ada', email, purchase: 'A 30-day plan, bought on Monday', locale: 'en' };

/** Declares a withdrawal without a session, from a network. */
export const declare = (site: TestBackend, more: object = {}, network = '192.0.2.1') =>
  site.call<{ receivedAt: string }>('/withdraw', {
    body: { ...written, ...more },
    headers: { 'x-forwarded-for': network },
  });

/** How many mails were written. */
export const mailCount = async (site: TestBackend) =>
  (await readdir(join(site.backend.deps.settings.DATA_DIR, 'mail')).catch(() => [])).length;
