import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './test';

interface Mail {
  /** Named after the moment when it was written. */
  file: string;
  content: string;
}

/** What was read of a folder already: mails do not change, and hundreds of them are looked through again and again. */
class Mailbox {
  readonly #read = new Set<string>();
  readonly #mails = new Map<string, Mail[]>();

  constructor(private readonly folder: string) {}

  to(email: string): string[] {
    const files = existsSync(this.folder) ? readdirSync(this.folder) : [];
    for (const file of files) if (!this.#read.has(file)) this.#add(file);
    return (this.#mails.get(email) ?? [])
      .toSorted((one, other) => (one.file < other.file ? -1 : 1))
      .map(({ content }) => content);
  }

  #add(file: string): void {
    const content = readFileSync(path.join(this.folder, file), 'utf8');
    const email = /^To: (.*)\r$/m.exec(content)?.[1];
    // It is being written.
    if (email === undefined) return;
    this.#read.add(file);
    this.#mails.set(email, [...(this.#mails.get(email) ?? []), { file, content }]);
  }
}

const mailboxes = new Map<string, Mailbox>();

/** The mails the API has written for an address, oldest first; that of the shared server unless told. */
export function mailsTo(email: string, dataDir = process.env.TEST_DATA_DIR ?? ''): string[] {
  const mailbox = mailboxes.get(dataDir) ?? new Mailbox(path.join(dataDir, 'mail'));
  mailboxes.set(dataDir, mailbox);
  return mailbox.to(email);
}

/** The code in the newest of an address's mails, of which there are `count`. */
export async function codeFor(email: string, count = 1, dataDir?: string): Promise<string> {
  const find = () => /\r\n(\d{6})\r\n/.exec(mailsTo(email, dataDir)[count - 1] ?? '')?.[1];
  await expect.poll(find, `a code for ${email}`).toBeDefined();
  return find() ?? '';
}
