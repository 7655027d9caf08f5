import { allCalls } from '@/lib/api/contract/tables/all-calls';
import type { CallAnswer, CallName, CallRequest } from '@/lib/api/contract/calls';
import { failures, type Call } from '@/lib/api/contract/call';
import { readDeviceCookie } from '../sessions/device-cookie';
import { readStepCookie } from '../sessions/step-cookie';
import { findSession, type Session } from '../sessions/sessions';
import type { Deps } from './deps';
import type { LimitRule } from '../limits/rules';
import { ApiFailure } from '../base/failure';
import { parseRequest } from './parse-request';
import { Stream } from './stream';
import { visitorOf, type Visitor } from '../base/visitor';

type SessionOf<Name extends CallName> = (typeof allCalls)[Name]['auth'] extends 'bearer'
  ? Session
  : undefined;

export interface CallContext<Name extends CallName> {
  deps: Deps;
  /** Checked and normalised. */
  request: CallRequest<Name>;
  session: SessionOf<Name>;
  visitor: Visitor;
  /** Sent with the answer, when the call does not fail. */
  answerHeaders: Headers;
  /** As it came, for a call that reads its body itself. */
  raw: Request;
  /** The session of a call that needs no token but was sent one; null for a visitor or a token that does not hold. */
  optionalSession(): Promise<Session | null>;
  /** Counts one use of `rule` by the visitor's network, and by the block it stands in. @throws ApiFailure 429 */
  limitVisitor(rule: LimitRule): Promise<void>;
}

/** Filled in on the way, so that the log knows it of a call that fails, too. */
export interface Seen {
  email?: string;
}

/** An answer that is bytes of a type, where the contract says so: no schema looks at it. */
export class Bytes {
  constructor(
    readonly type: string,
    readonly value: Uint8Array<ArrayBuffer>,
  ) {}

  toResponse(headers: Headers): Response {
    headers.set('content-type', this.type);
    headers.set('cache-control', 'private, no-store');
    return new Response(this.value, { headers });
  }
}

export interface Route {
  call: Call;
  /** @param params what stands in the path for the names in braces */
  respond(request: Request, deps: Deps, seen?: Seen, params?: Record<string, string>): Promise<Response>;
}

/**
 * The one wrapper of every call: parse, authenticate, act, check the answer.
 *
 * @param act throws ApiFailure for a failure of the contract; its answer leaves only as the contract's schema lets it, as bytes, or
 *   piece by piece
 */
export function route<Name extends CallName>(
  name: Name,
  act: (context: CallContext<Name>) => Promise<CallAnswer<Name> | Bytes | Stream>,
): Route {
  const call: Call = allCalls[name];
  return {
    call,
    async respond(request, deps, seen = {}, params = {}) {
      const parts = (await parseRequest(call, request, params)) as CallRequest<Name>;
      const email = emailIn(parts);
      if (email !== undefined) seen.email = email;
      const optionalSession = () => findSession(deps.db, request.headers.get('authorization'), deps.now());
      const session = call.auth === 'bearer' ? await optionalSession() : undefined;
      if (session === null) throw unauthorized();
      if (session) seen.email = session.user.email;
      const visitor: Visitor = {
        ...visitorOf(request, deps.settings.TRUSTED_PROXIES),
        device: readDeviceCookie(request, { secret: deps.secret, siteUrl: deps.settings.SITE_URL }),
        loginStep: readStepCookie(request, deps.settings.SITE_URL),
      };
      const answerHeaders = new Headers();
      const answer = await act({
        deps,
        request: parts,
        raw: request,
        session: session as SessionOf<Name>,
        visitor,
        answerHeaders,
        optionalSession,
        limitVisitor: (rule) => deps.limiter.consume(rule, visitor),
      });
      if (answer instanceof Bytes || answer instanceof Stream) return answer.toResponse(answerHeaders);
      return Response.json({ data: call.data.parse(answer) }, { headers: answerHeaders });
    },
  };
}

function emailIn({ body }: { body?: unknown }): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

function unauthorized(): ApiFailure {
  return new ApiFailure(failures.unauthorized, { headers: { 'www-authenticate': 'Bearer' } });
}
