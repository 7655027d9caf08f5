import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { CallRequest } from '@/lib/api/contract/calls';
import { correctionFailures } from '@/lib/api/contract/correction/failures';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { ApiFailure } from '../../base/failure';
import { Bytes, route } from '../../calls/route';
import type { Tables } from '../../database/tables';
import { rules } from '../../limits/rules';
import { ownedBy } from '../../purchases/owned';
import { beginningOf, hasWords } from './searched';
import { entryColumns, entryFrom, shownColumns, shownFrom } from './shown';
import { hasRecording, recordingOf } from './spoken';

const corrections = route('corrections', async ({ deps, session: { user }, request: { query } }) => {
  const { search = '' } = query;
  await deps.limiter.consumeAll([
    { rule: rules.correctionPerUser, subject: user.id },
    ...(search === '' ? [] : [{ rule: rules.correctionSearchPerUser, subject: user.id }]),
  ]);
  const rows = await listed(deps.db, user.id, query);
  const { unlimited, correctNum } = await ownedBy(deps, user);
  const { connected, builtIn } = deps.scorers;
  const { name, version, scores, transcribes } = connected ?? builtIn;
  return {
    left: unlimited ? null : correctNum,
    scorer: { name, version, scores },
    transcribes,
    corrections: rows.slice(0, correctionLimits.page).map(entryFrom),
    more: rows.length > correctionLimits.page,
    tasks: await tasksOf(deps.db, user.id),
  };
});

async function tasksOf(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('corrections')
    .select(({ fn, ref }) => ['task', fn.min(ref('prompt')).as('prompt')])
    .where('user_id', '=', userId)
    .where('task', 'is not', null)
    .groupBy('task')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(correctionLimits.tasks)
    .execute();
  return rows.map(({ task, prompt }) => ({ task: task ?? '', prompt: beginningOf(prompt) }));
}

/** One page, and one entry more where there is more. @throws ApiFailure 422 where the last one that is known is not there */
async function listed(
  db: Kysely<Tables>,
  userId: string,
  { search = '', task, before }: CallRequest<'corrections'>['query'],
) {
  const last = before === undefined ? undefined : await placeOf(db, userId, before);
  return db
    .selectFrom('corrections')
    .select(entryColumns)
    .where('user_id', '=', userId)
    .$if(search !== '', (query) => query.where(hasWords(search)))
    .$if(task !== undefined, (query) => query.where('task', '=', task ?? ''))
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last?.created_at ?? 0, last?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(correctionLimits.page + 1)
    .execute();
}

async function placeOf(db: Kysely<Tables>, userId: string, id: string) {
  const last = await db
    .selectFrom('corrections')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!last) throw new ApiFailure(failures.invalid, { fields: { before: 'Not a correction' } });
  return last;
}

async function isOwn(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('corrections')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

const unknown = () => new ApiFailure(correctionFailures.unknownCorrection);

const correction = route('correction', async ({ deps, session, request: { params } }) => {
  const { id: userId } = session.user;
  await deps.limiter.consume(rules.correctionPerUser, userId);
  const row = await deps.db
    .selectFrom('corrections')
    .select(shownColumns)
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw unknown();
  return shownFrom(row, await hasRecording(deps.db, row.id, deps.now()));
});

/** DELETE /correction/{id}. Of one in an exam, answer and recording stay with the exam. */
const deleteCorrection = route('deleteCorrection', async ({ deps, session, request: { params } }) => {
  const { id: userId } = session.user;
  await deps.limiter.consume(rules.correctionPerUser, userId);
  const deleted = await deps.db
    .deleteFrom('corrections')
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .where('state', '!=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  if (deleted) return true;
  throw (await isOwn(deps.db, userId, params.id)) ? new ApiFailure(correctionFailures.notReady) : unknown();
});

const spoken = route('spoken', async ({ deps, session, request: { params } }) => {
  const { id: userId } = session.user;
  await deps.limiter.consumeAll([
    { rule: rules.correctionPerUser, subject: userId },
    { rule: rules.spokenHearPerUser, subject: userId },
    { rule: rules.spokenHearPerUserAndDay, subject: userId },
  ]);
  if (!(await isOwn(deps.db, userId, params.id))) throw unknown();
  const kept = await recordingOf(deps.db, params.id, deps.now());
  if (!kept) throw new ApiFailure(correctionFailures.unknownRecording);
  return new Bytes(kept.type, kept.bytes);
});

export const historyRoutes = [corrections, correction, deleteCorrection, spoken];
