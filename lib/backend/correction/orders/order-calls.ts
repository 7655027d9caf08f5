import { lockUser } from '../../accounts/users';
import { declaredRecording, readRecording } from '../../base/recording';
import { wellFormed } from '../../base/well-formed';
import { route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { workCorrections } from '../work/work-corrections';
import { askedBy } from './asked';
import { correctionIdFrom, orderOf, placeOrder, type Wanted } from './order';
import { keepSpoken } from './spoken';
import { orderTurns, spokenTurns } from './turns';

const sendSpoken = route('sendSpoken', async ({ deps, session, raw }) => {
  const { id: userId } = session.user;
  const type = declaredRecording(raw);
  await deps.limiter.consumeAll([
    { rule: rules.correctionPerUser, subject: userId },
    { rule: rules.spokenPerUser, subject: userId },
    { rule: rules.spokenPerUserAndDay, subject: userId },
  ]);
  return spokenTurns.take(userId, async () => {
    const bytes = await readRecording(raw, type);
    const spoken = { id: correctionIdFrom(), user_id: userId, type, bytes, size: bytes.length };
    await orderTurns.take(userId, () =>
      deps.db.transaction().execute(async (db) => {
        await lockUser(db, userId);
        await keepSpoken(db, { ...spoken, created_at: deps.now() });
      }),
    );
    return { recording: spoken.id };
  });
});

const orderCorrection = route('orderCorrection', async ({ deps, session: { user }, request: { body } }) => {
  const { key, locale, text, recording } = body;
  await deps.limiter.consume(rules.correctionPerUser, user.id);
  const asked = await askedBy(body);
  return orderTurns.take(user.id, async () => {
    const known = await orderOf(deps.db, user.id, key);
    // What was ordered before is no order more.
    if (known) return known;
    await deps.limiter.consume(rules.correctionOrderPerUserAndDay, user.id);
    const answer: Wanted['answer'] =
      text === undefined ? { recording: recording ?? '' } : { text: wellFormed(text) };
    const ordered = await placeOrder(deps, { user, key, locale, asked, answer });
    deps.later('corrections', () => workCorrections(deps));
    return ordered;
  });
});

export const orderRoutes = [sendSpoken, orderCorrection];
