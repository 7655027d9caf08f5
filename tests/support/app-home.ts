import { translate } from './site';

/** A text of the app home. */
export const app = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'app', key, values);

/** A user with a plan, mock exams and corrections. */
export const owner = {
  ...{ id: 'u1', email: 'ada@example.com', nickname: 'Ada', hasPassword: true },
  ...{ vipEndTime: '2099-05-06T12:00:00.000Z', examNum: 1234, correctNum: 100 },
};

export const pack = {
  ...{ id: 'log-2', name: 'three', type: '4', examNum: 3, amount: 1399, currency: 'USD', state: 'paid' },
  ...{ paidAt: '2026-02-05T12:00:00.000Z', usableUntil: '2099-02-03T12:00:00.000Z' },
};

export const pro = {
  ...{ id: 'log-1', name: 'quarter', type: '1', tag: 'Pro', days: 90, amount: 3990, currency: 'USD' },
  ...{ paidAt: '2026-02-01T12:00:00.000Z', usableUntil: '2099-05-06T12:00:00.000Z', state: 'paid' },
};

const session = (id: string, more: object = {}) => ({
  ...{ id, device: 'Chrome, Android', createdAt: '2026-02-01T12:00:00.000Z' },
  ...{ lastUsedAt: '2026-02-02T12:00:00.000Z', current: false, ...more },
});

/** The session that looks. */
export const here = session('s1', { device: null, current: true });

/** What an API answers about that user, by call. */
export const homeAnswers = {
  userInfo: { data: owner },
  'account/purchases': { data: [pack, pro] },
  'account/sessions': { data: [here, session('s2')] },
  'account/factors': { data: { twoStep: null } },
  exam: { data: { credits: 1234, exams: [] } },
};
