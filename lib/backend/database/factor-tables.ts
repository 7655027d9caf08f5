/** Of two-step login; moments as in tables.ts. */
export interface FactorTables {
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  step_tickets: StepTicketsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

/** Two-step login of a user: there while it is on. */
interface TwoStepTable {
  user_id: string;
  /** Of the authenticator app, sealed (secrets/seal.ts). */
  secret: string;
  /** The newest step (RFC 6238) whose code was used: it and those before are used up. */
  last_step: number;
  /** Of the hashes of the recovery codes, 16 bytes as base64url. */
  recovery_salt: string;
  created_at: number;
}

/** Recovery codes that are left: one that is used is deleted. */
interface RecoveryCodesTable {
  user_id: string;
  /** argon2id with the salt of {@link TwoStepTable}, base64url. */
  code_hash: string;
}

interface StepTicketsTable {
  /** SHA-256 of the ticket, hexadecimal. */
  ticket_hash: string;
  user_id: string;
  /** SHA-256 of what the browser keeps in a cookie. */
  browser_hash: string;
  channel: string | null;
  /** Google's name of the account to be linked by this login, once it is complete. */
  google_subject: string | null;
  expires_at: number;
}

interface PasskeysTable {
  /** The credential's own, base64url. */
  id: string;
  user_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Of the device, where it counts. */
  counter: number;
  /** JSON list of how the device is reached. */
  transports: string | null;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Of the session or the browser that has asked for it. */
  asker_hash: string;
  expires_at: number;
}
