import { Hono } from 'hono';
import type { Deps } from '../calls/deps';
import { sandboxPath } from '../purchases/sandbox/sandbox-path';
import { answerSandbox } from '../purchases/sandbox/sandbox-checkout';
import { failedPage } from '../purchases/sandbox/sandbox-page';
import { decisionPath } from '../withdrawals/decisions/decision-link';
import { answerDecision, failedDecision } from '../withdrawals/decisions/decision-page';
import { apiPath } from '../base/api-path';
import { ApiFailure, doorFailure } from '../base/failure';
import { errorForLog, requestId, secureHeaders, whoFrom } from '../calls/request-log';
import type { Seen } from '../calls/route';
import { routes } from './routes';

interface Variables {
  call: string;
  seen: Seen;
}

/**
 * The embedded API as a web-standard application: `fetch(request)`, or in tests `request(path, init)`, without a socket.
 * Every answer is JSON, also of a failure, but for the pages of the sandbox checkout and of decisions, and is written to the log in one line.
 */
export function createApp(deps: Deps): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();

  app.use(async (context, next) => {
    const started = performance.now();
    const id = requestId(context.req.raw, deps.settings.TRUSTED_PROXIES);
    const seen: Seen = {};
    context.set('seen', seen);
    await next();
    if (context.error && !(context.error instanceof ApiFailure)) {
      deps.log.error({ id, error: errorForLog(context.error) }, 'failed');
    }
    for (const [name, value] of Object.entries({ ...secureHeaders, 'x-request-id': id })) {
      // A page brings its own content security policy.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    deps.log.info(
      {
        id,
        method: context.req.method,
        path: context.get('call') ?? 'unknown',
        status: context.res.status,
        ms: Math.round(performance.now() - started),
        ...whoFrom(context.req.raw, seen, deps),
        ...(context.error instanceof ApiFailure && context.error.limit && { limit: context.error.limit }),
      },
      'request',
    );
  });

  for (const { call, respond } of routes) {
    app.on([...call.methods], apiPath + pathWith(call.path, (name) => `:${name}`), (context) => {
      context.set('call', call.path);
      return respond(context.req.raw, deps, context.get('seen'), context.req.param());
    });
  }

  app.all(`${apiPath}${sandboxPath(':session')}`, (context) => {
    context.set('call', sandboxPath(''));
    return answerSandbox(context.req.raw, context.req.param('session') ?? '', deps);
  });

  app.all(`${apiPath}${decisionPath(':token')}`, (context) => {
    context.set('call', decisionPath(''));
    return answerDecision(context.req.raw, context.req.param('token') ?? '', deps);
  });

  app.onError((error, context) => {
    if (context.get('call') === decisionPath('')) return failedDecision();
    if (context.get('call') === sandboxPath('')) return failedPage(error, context.req.raw);
    return (error instanceof ApiFailure ? error : doorFailure('internal')).toResponse();
  });
  app.notFound((context) => refusal(context.req.path).toResponse());
  return app;
}

const pathWith = (path: string, put: (name: string) => string) =>
  path
    .split('/')
    .map((part) => (part.startsWith('{') ? put(part.slice(1, -1)) : part))
    .join('/');

function refusal(path: string): ApiFailure {
  const methods = routes
    .filter(({ call }) => new RegExp(`^${apiPath}${pathWith(call.path, () => '[^/]+')}$`).test(path))
    .flatMap(({ call }) => call.methods);
  return methods.length > 0
    ? doorFailure('bad_method', { allow: methods.join(', ') })
    : doorFailure('unknown_call');
}
