import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Refusal } from './wire';

export type Scene = 'register' | 'reset';

export interface StoredUser {
  id: string;
  email: string;
  /** Kept as it came: nobody's secret passes through a test. */
  password: string;
  nickname: string;
  /** Epoch ms. */
  vipEndTime: number | null;
  examNum: number;
  correctNum: number;
  /** As they came with the registration. */
  origin: { channel: unknown; invite_code: unknown };
}

interface Code {
  code: string;
  /** None for an address whose codes are bound to it alone. */
  challenge: string | undefined;
  /** Epoch ms. */
  sentAt: number;
  until: number;
  wrongTries: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The accounts of an API in memory, by the rules that the contract's calls name. */
export class Accounts {
  readonly users = new Map<string, StoredUser>();
  /** By address and scene, the newest first. */
  private readonly codes = new Map<string, Code[]>();
  private readonly plain = new Set<string>();
  private readonly tickets = new Map<string, { email: string; scene: Scene; until: number }>();
  private readonly sessions = new Map<string, string>();

  /** The newest code that was sent to an address. */
  codeFor(email: string, scene: Scene = 'register'): string {
    const { code } = this.codes.get(`${scene} ${email}`)?.[0] ?? {};
    if (code === undefined) throw new Error(`No code was sent to ${email} for ${scene}.`);
    return code;
  }

  /** For one address answers as an API does that knows no challenges: one code at a time. */
  bindCodesToAddress(email: string): void {
    this.plain.add(email);
  }

  /** Lets the minute pass that lies between two codes for an address. */
  passMinute(email: string): void {
    for (const code of this.codesOf(email)) code.sentAt -= minuteMs;
  }

  /** Lets the time pass for which an address's codes and tickets are good. */
  expire(email: string): void {
    for (const code of this.codesOf(email)) code.until = 0;
    for (const ticket of this.tickets.values()) if (ticket.email === email) ticket.until = 0;
  }

  sendCode(email: string, scene: Scene): { challenge: string } | true {
    const key = `${scene} ${email}`;
    const sent = this.codes.get(key) ?? [];
    const waitMs = (sent[0]?.sentAt ?? 0) + minuteMs - Date.now();
    if (waitMs > 0) throw slowDown(waitMs);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const challenge = this.plain.has(email) ? undefined : randomBytes(16).toString('base64url');
    const fresh = { code, challenge, sentAt: Date.now(), until: Date.now() + 10 * minuteMs, wrongTries: 0 };
    this.codes.set(key, challenge === undefined ? [fresh] : [fresh, ...sent]);
    return challenge === undefined ? true : { challenge };
  }

  /** Exchanges a code for a ticket. */
  verify(email: string, scene: Scene, given: string, challenge: unknown): string {
    const key = `${scene} ${email}`;
    const all = this.codes.get(key) ?? [];
    const sent = all.find((code) => code.challenge === challenge);
    if (!sent || sent.until < Date.now()) throw new Refusal(400, 'bad_code');
    if (sent.wrongTries >= 5) throw slowDown(minuteMs);
    if (sent.code !== given) {
      sent.wrongTries += 1;
      throw new Refusal(400, 'bad_code');
    }
    this.codes.set(
      key,
      all.filter((code) => code !== sent),
    );
    const ticket = randomBytes(16).toString('hex');
    this.tickets.set(ticket, { email, scene, until: Date.now() + 15 * minuteMs });
    return ticket;
  }

  register(
    email: string,
    ticket: string,
    user: Pick<StoredUser, 'password' | 'nickname' | 'origin'>,
  ): string {
    this.useTicket(email, 'register', ticket);
    if (this.users.has(email)) throw new Refusal(409, 'email_taken');
    const id = createHash('sha256').update(email).digest('hex').slice(0, 12);
    this.users.set(email, { id, email, vipEndTime: null, examNum: 0, correctNum: 0, ...user });
    return this.begin(email);
  }

  logIn(email: string, password: string): string {
    if (this.users.get(email)?.password !== password) throw new Refusal(400, 'bad_credentials');
    return this.begin(email);
  }

  /** A new password, which ends every session of the account. */
  findPassword(email: string, ticket: string, password: string): void {
    this.useTicket(email, 'reset', ticket);
    const user = this.users.get(email);
    if (!user) throw new Refusal(400, 'bad_ticket');
    user.password = password;
    this.endSessions(email);
  }

  /** @throws Refusal 401 */
  userOf(token: string | undefined): StoredUser {
    const user = this.users.get(this.sessions.get(token ?? '') ?? '');
    if (!user) throw new Refusal(401, 'unauthorized');
    return user;
  }

  end(token: string): void {
    this.sessions.delete(token);
  }

  endSessions(email: string): void {
    for (const [token, owner] of this.sessions) if (owner === email) this.sessions.delete(token);
  }

  private codesOf(email: string): Code[] {
    return [...this.codes].filter(([key]) => key.endsWith(` ${email}`)).flatMap(([, codes]) => codes);
  }

  private begin(email: string): string {
    const token = randomBytes(32).toString('base64url');
    this.sessions.set(token, email);
    return token;
  }

  private useTicket(email: string, scene: Scene, ticket: string): void {
    const kept = this.tickets.get(ticket);
    if (!kept || kept.email !== email || kept.scene !== scene || kept.until < Date.now()) {
      throw new Refusal(400, 'bad_ticket');
    }
    this.tickets.delete(ticket);
  }
}

function slowDown(waitMs: number): Refusal {
  return new Refusal(429, 'slow_down', { headers: { 'retry-after': String(Math.ceil(waitMs / secondMs)) } });
}
