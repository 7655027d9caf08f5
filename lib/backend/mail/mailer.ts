import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { isLoopback } from '@/lib/env/loopback.mjs';
import { privateFolder } from '../database/private-folder';
import type { BackendSettings } from '../base/settings';
import { mailFile, mailFolder } from './old-mail';

export interface Mail {
  /** A checked address. */
  to: string;
  /** Whom an answer goes to, where not to the sender. The name is a stranger's own words. */
  replyTo?: { name: string; address: string };
  /** Written by a person, not by this program alone: who answers automatically may answer it. */
  isFromVisitor?: boolean;
  subject: string;
  text: string;
}

export interface Mailer {
  /** @throws Error when the server does not take the mail */
  send(mail: Mail): Promise<void>;
  close(): void;
}

type MailSettings = Pick<BackendSettings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/**
 * Sends mail by SMTP, or without a server writes it to the data folder and says where. A server on another machine has to offer TLS
 * (RFC 3207), unless its address ends in `?requireTLS=false`, for one in the same closed network.
 */
export function createMailer(settings: MailSettings, log: Logger, now: () => number): Mailer {
  return settings.SMTP_URL === undefined
    ? fileMailer(settings, log, now)
    : smtpMailer(settings.SMTP_URL, settings.MAIL_FROM);
}

function smtpMailer(url: string, from: string): Mailer {
  // Times that the address does not set; a form waits 10 s for its answer.
  const transport = createTransport({
    url,
    // Codes open accounts: between machines they travel encrypted or not at all, whatever the server offers. `smtps:` always is.
    requireTLS: !isLoopback(hostnameOf(url)),
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
  });
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from));
    },
    close: () => transport.close(),
  };
}

/** As addresses of the web are read, which alone are brought into one form. */
function hostnameOf(url: string): string {
  return new URL(url.replace(/^smtps?:/i, 'http:')).hostname;
}

function fileMailer({ DATA_DIR, MAIL_FROM }: MailSettings, log: Logger, now: () => number): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(mail, MAIL_FROM));
      const folder = privateFolder(mailFolder(DATA_DIR));
      const file = join(folder, mailFile(now(), randomUUID().slice(0, 8)));
      await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
      log.info({ file }, 'mail written, not sent: SMTP_URL is not set');
    },
    close: () => transport.close(),
  };
}

type Message = Parameters<Transporter['sendMail']>[0];

function message({ to, replyTo, isFromVisitor, subject, text }: Mail, from: string): Message {
  return {
    from,
    // As an object it is one address, whatever it holds.
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    ...(!isFromVisitor && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
