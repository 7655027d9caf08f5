import type { Scene, StoredUser } from './accounts';
import type { Calls } from './calls';
import { pick } from './fields';
import { Refusal } from './wire';

/** A user as answers carry it. Dates are ISO 8601 in UTC. */
export function publicUser({ id, email, nickname, vipEndTime, examNum, correctNum }: StoredUser) {
  return {
    ...{ id, email, name: null, nickname, avatar: null, temp: false },
    vipEndTime: vipEndTime === null ? null : new Date(vipEndTime).toISOString(),
    freeVipEndTime: null,
    examNum,
    correctNum,
  };
}

export const accountCalls: Calls = {
  '/common/sesCode': {
    POST({ accounts }, { body }) {
      const { email, scene } = pick(body, { email: 'email', scene: 'scene', locale: 'locale' });
      return accounts.sendCode(email, scene as Scene);
    },
  },
  '/common/sesCodeVerify': {
    POST({ accounts }, { body }) {
      const { email, code, scene } = pick(body, { email: 'email', code: 'code', scene: 'scene' });
      return { ticket: accounts.verify(email, scene as Scene, code, body.challenge) };
    },
  },
  '/common/register': {
    POST({ accounts }, { body }) {
      const { email, password, nickname, ticket } = pick(body, {
        ...{ email: 'email', password: 'password', nickname: 'nickname', ticket: 'ticket', type: 'type' },
      });
      const origin = { channel: body.channel, invite_code: body.invite_code };
      const token = accounts.register(email, ticket, { password, nickname, origin });
      return { token, user: publicUser(accounts.userOf(token)) };
    },
  },
  '/common/login': {
    POST({ accounts }, { body }) {
      // No identity of Google's is known here, so none is proven.
      if (body.google === true) throw new Refusal(400, 'untrusted_jwt');
      const { email, password } = pick(body, { email: 'email', password: 'knownPassword', type: 'type' });
      const token = accounts.logIn(email, password);
      return { token, user: publicUser(accounts.userOf(token)), isNew: false };
    },
  },
  '/common/findPassword': {
    POST({ accounts }, { body }) {
      const { email, password, ticket } = pick(body, {
        email: 'email',
        password: 'password',
        ticket: 'ticket',
      });
      accounts.findPassword(email, ticket, password);
      return true;
    },
  },
  '/logout': {
    POST({ accounts }, { body }, token) {
      accounts.userOf(token);
      pick(body, { domain: 'domain' });
      accounts.end(token ?? '');
      return true;
    },
  },
  '/userInfo': {
    GET: ({ accounts }, _, token) => publicUser(accounts.userOf(token)),
  },
};
