import { calls, type CallAnswer, type CallName, type CallRequest } from '@/lib/api/contract/calls';
import { failures, type Call } from '@/lib/api/contract/call';
import { readDeviceCookie } from '../sessions/device-cookie';
import { readStepCookie } from '../sessions/step-cookie';
import { findSession, type Session } from '../sessions/sessions';
import type { Deps } from './deps';
import type { LimitRule } from '../limits/rules';
import { ApiFailure } from '../base/failure';
import { parseRequest } from './parse-request';
import { visitorOf, type Visitor } from '../base/visitor';

type SessionOf<Name extends CallName> = (typeof calls)[Name]['auth'] extends 'bearer' ? Session : undefined;

/** What the act of a call gets. */
export interface CallContext<Name extends CallName> {
  deps: Deps;
  /** Checked and normalised. */
  request: CallRequest<Name>;
  /** Of a call that needs a token. */
  session: SessionOf<Name>;
  visitor: Visitor;
  /** Sent with the answer, when the call does not fail. */
  answerHeaders: Headers;
  /** The session of a call that needs no token but was sent one; null for a visitor or a token that does not hold. */
  optionalSession(): Promise<Session | null>;
  /** Counts one use of `rule` by the visitor's network, and by the block it stands in. @throws ApiFailure 429 */
  limitVisitor(rule: LimitRule): Promise<void>;
}

/** What a call learns of a request on its way, for the log. */
export interface Seen {
  /** Address of the account that the request is about. */
  email?: string;
}

/** A call and how it is answered. */
export interface Route {
  call: Call;
  respond(request: Request, deps: Deps, seen?: Seen): Promise<Response>;
}

/**
 * The one wrapper of every call: parse, authenticate, act, check the answer.
 *
 * @param act throws ApiFailure for a failure of the contract; its answer leaves only as the contract's schema lets it
 */
export function route<Name extends CallName>(
  name: Name,
  act: (context: CallContext<Name>) => Promise<CallAnswer<Name>>,
): Route {
  const call: Call = calls[name];
  return {
    call,
    async respond(request, deps, seen = {}) {
      const parts = (await parseRequest(call, request)) as CallRequest<Name>;
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
        session: session as SessionOf<Name>,
        visitor,
        answerHeaders,
        optionalSession,
        limitVisitor: (rule) => deps.limiter.consume(rule, visitor),
      });
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
