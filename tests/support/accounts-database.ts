import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Libsql from 'libsql';
import { createHasher } from '../../lib/backend/secrets/hasher';
import { hashOf, randomSecret } from '../../lib/backend/secrets/secrets';
import { pseudonym } from '../../lib/backend/database/secret';

const dayMs = 24 * 60 * 60 * 1000;

/** Hashes of passwords are slow on purpose, and all accounts of the tests begin with one password. */
const hashes = new Map<string, Promise<string>>();

/** Writes an account and a session of it. @returns the session's token */
export async function insertAccount(
  { email, password, nickname }: { email: string; password: string; nickname: string },
  dataDir: string,
): Promise<string> {
  const hash = hashes.get(password) ?? createHasher().then((hasher) => hasher.hash(password));
  hashes.set(password, hash);
  const [id, token, passwordHash, now] = [randomUUID(), randomSecret(), await hash, Date.now()];
  withDatabase((database) => {
    database
      .prepare(
        'insert into users (id, email, password_hash, name, nickname, temp, created_at, signed_in_at) ' +
          'values (?, ?, ?, ?, ?, 0, ?, ?)',
      )
      .run(id, email, passwordHash, nickname, nickname, now, now);
    database
      .prepare(
        'insert into sessions (token_hash, user_id, created_at, expires_at, last_used_at) values (?, ?, ?, ?, ?)',
      )
      .run(hashOf(token), id, now, now + 90 * dayMs, now);
  }, dataDir);
  return token;
}

/** Lets the minute pass that lies between two codes for an address. */
export function passMinute(email: string): void {
  withDatabase((database) => {
    const secret = database.prepare("select value from secrets where name = 'pseudonyms'").get() as {
      value: string;
    };
    const start = `code-asker:${pseudonym(secret.value, email)}:`;
    database.prepare('delete from rate_limits where substr(key, 1, ?) = ?').run(start.length, start);
  });
}

/** Lets the time pass for which an address's codes and tickets are good. */
export function passExpiry(email: string): void {
  withDatabase((database) => {
    for (const table of ['codes', 'tickets']) {
      database.prepare(`update ${table} set expires_at = 0 where email = ?`).run(email);
    }
  });
}

/** Lets the time pass after which a sign-in proves nothing any more, and takes the password away where the account is to have none. */
export function passProof(email: string, { password = true } = {}): void {
  withDatabase((database) => {
    database
      .prepare(
        'update sessions set created_at = created_at - ? where user_id = (select id from users where email = ?)',
      )
      .run(16 * 60_000, email);
    if (!password) database.prepare('update users set password_hash = null where email = ?').run(email);
  });
}

/** Gives an account without a password the one that another account has. */
export function givePassword(email: string, from: string): void {
  withDatabase((database) => {
    database
      .prepare(
        'update users set password_hash = (select password_hash from users where email = ?) where email = ?',
      )
      .run(from, email);
  });
}

/** How many sessions the accounts of an address have. */
export function countSessions(email: string): number {
  return withDatabase((database) => {
    const query = 'select count(*) as n from sessions join users on users.id = user_id where email = ?';
    return (database.prepare(query).get(email) as { n: number }).n;
  });
}

/** Where the account of an address came from, and how it can be opened. */
export function accountRow(email: string, dataDir: string) {
  return withDatabase((database) => {
    const query =
      'select channel, invite_code, name, password_hash is not null as has_password, ' +
      '(select count(*) from identities where user_id = users.id) as identities from users where email = ?';
    const [row] = database.prepare(query).all(email) as Record<string, unknown>[];
    return row;
  }, dataDir);
}

/** Gives an account mock exams, as a gift does. */
export function giveExams(email: string, exams: number, dataDir = process.env.TEST_DATA_DIR ?? ''): void {
  withDatabase((database) => {
    database
      .prepare(
        'insert into grants (id, user_id, granted_at, exam_num, correct_num) ' +
          'select ?, id, ?, ?, 0 from users where email = ?',
      )
      .run(randomUUID(), Date.now(), exams, email);
  }, dataDir);
}

/** Gives an account corrections, as a gift does. */
export function giveCorrections(
  email: string,
  corrections: number,
  dataDir = process.env.TEST_DATA_DIR ?? '',
): void {
  withDatabase((database) => {
    database
      .prepare(
        'insert into grants (id, user_id, granted_at, exam_num, correct_num) ' +
          'select ?, id, ?, 0, ? from users where email = ?',
      )
      .run(randomUUID(), Date.now(), corrections, email);
  }, dataDir);
}

/** Gives an account a plan of the price list that was paid a moment ago. */
export function givePlan(email: string, vipId: string, dataDir = process.env.TEST_DATA_DIR ?? ''): void {
  withDatabase((database) => {
    database
      .prepare(
        'insert into purchases (id, user_id, vip_id, status, provider, provider_session, path, is_mobile, locale, name, type, ' +
          'days, amount, currency, exam_num, correct_num, unlimited, valid_days, created_at, paid_at) ' +
          "select ?, users.id, vip_id, 'paid', 'stripe', ?, 'pricing', 0, 'en', plans.name, plans.type, " +
          'days, amount, currency, exam_num, correct_num, unlimited, 90, ?, ? from users, plans where email = ? and vip_id = ?',
      )
      .run(randomUUID(), randomUUID(), Date.now(), Date.now(), email, vipId);
  }, dataDir);
}

function withDatabase<Result>(
  work: (database: Libsql.Database) => Result,
  dataDir = process.env.TEST_DATA_DIR ?? '',
): Result {
  const database = new Libsql(path.join(dataDir, 'site.db'), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
