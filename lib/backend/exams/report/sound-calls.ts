import { examFailures } from '@/lib/api/contract/exam/failures';
import { soundOf } from '@/lib/exam/sound-of';
import { defaultLocale } from '@/lib/i18n/locales';
import { ApiFailure } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import { Bytes, route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { examTurns } from '../turns';
import { mustBeOver } from './must-be-over';

const examSound = route('examSound', ({ deps, session, request: { params, query } }) => {
  const { id: userId } = session.user;
  return examTurns.take(userId, async () => {
    await deps.limiter.consumeAll([
      { rule: rules.examPerUser, subject: userId },
      { rule: rules.examSoundPerUser, subject: userId },
      { rule: rules.examSoundPerUserAndDay, subject: userId },
    ]);
    await mustBeOver(deps, { userId, examId: params.id });
    const name = await heardIn(deps, params.id, Number(query.seq));
    if (name === undefined) throw new ApiFailure(examFailures.unknownRecording);
    const sound = deps.exams.mediaIn(defaultLocale).sound(name);
    return new Bytes('audio/mpeg', new Uint8Array(Buffer.from(sound, 'base64')));
  });
});

async function heardIn(
  { db, exams }: Pick<Deps, 'db' | 'exams'>,
  examId: string,
  seq: number,
): Promise<string | undefined> {
  const asked = await db
    .selectFrom('exam_answers')
    .select(['unit', 'step', 'question'])
    .where('exam_id', '=', examId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  const unit = asked && (await exams.bank()).units.get(asked.unit);
  return unit && soundOf(unit, asked);
}

export const soundRoutes = [examSound];
