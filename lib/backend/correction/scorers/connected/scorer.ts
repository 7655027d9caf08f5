import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Correction } from '@/lib/correction/correction';
import { measureSound } from '@/lib/correction/sound/measure';
import { soundNotes } from '@/lib/correction/sound/notes';
import { AiFailed, type AiService, type Transcript } from '../../../ai/service';
import { ScorerFailed, type Job, type Scorer } from '../../../calls/scorers';
import type { Tables } from '../../../database/tables';
import type { Checker } from '../../checker/checker';
import { answerSchema, givenAnswer, type Scope } from './answer-shape';
import { askAgain } from './ask-again';
import { askModel, hear, type Asking } from './ask-model';
import { messagesFor, type Asked } from './messages';
import { placeMarks, settled } from './place-marks';
import { readPrompts, versionOf } from './prompts';
import { countWords, rangeOf, steps } from './range';
import { saidIn } from './said';
import { spokenFacts } from './spoken-facts';

interface ConnectedParts {
  ai: AiService;
  /** Corrects recordings where the service does not write down what is said. */
  builtIn: Scorer;
  /** Hears them. It is this scorer's own, which closes it. */
  checker: Pick<Checker, 'hear' | 'close'>;
  db: Kysely<Tables>;
  log: Logger;
  /** Epoch ms. */
  now: () => number;
  settings: { AI_TOKENS_PER_DAY: number; AI_TIMEOUT_MS: number };
}

/** Seconds of speech below which there is nothing to write down: of silence a model writes down words that nobody has said. */
const leastSpoken = 0.5;

/**
 * Corrects by the first model of the connected service. What comes back is looked at: marks are about words of the answer, texts are
 * plain, a range is one of the scale. A correction takes at most twice `AI_TIMEOUT_MS`.
 */
export function connectedScorer(parts: ConnectedParts): Scorer {
  const { ai, builtIn, checker, db, log, now, settings } = parts;
  const prompts = readPrompts();
  const name = { name: ai.models[0].name, version: versionOf(prompts), scores: true };

  async function correctText(asking: Asking, scope: Scope, asked: Asked): Promise<Correction> {
    const { text } = asked;
    const messages = messagesFor(prompts, scope, asked);
    const schema = answerSchema(scope, steps);
    const { read, value } = await askModel(asking, { messages, schema, shape: givenAnswer(scope) });
    const placed = placeMarks(text, read.marks, scope);
    const again = await askAgain(asking, { prompts, scope, text, messages, answered: value, placed });
    return {
      scorer: name,
      text,
      marks: settled([...placed.marks, ...again]),
      notes: read.notes.flatMap(({ criterion, tone, text: note }) => {
        const said = saidIn(scope.locale, note);
        return said ? [{ criterion, tone, said }] : [];
      }),
      sound: null,
      score: rangeOf(read.score, text),
    };
  }

  async function correctSpoken(asking: Asking, job: Job, recording: Recording): Promise<Correction> {
    if (!ai.transcribes) return builtIn.correct(job, asking.signal);
    // First, for what nobody can hear is not sent to anybody.
    const measured = measureSound(await checker.hear(recording, asking.signal));
    const { text, words }: Transcript =
      measured.spoken < leastSpoken ? { text: '', words: [] } : await hear(asking, recording);
    const { seconds, spoken, pauses, levels, clipped } = measured;
    const sound = { seconds, spoken, pauses, levels, clipped };
    if (text === '') {
      return {
        scorer: name,
        text,
        marks: [],
        notes: soundNotes(measured, job.task, null),
        sound,
        score: null,
      };
    }
    const scope = { mode: 'speak', timed: words.length > 0, locale: job.locale } as const;
    const asked = { task: job.task, text, measured: spokenFacts(words) };
    const { notes, ...corrected } = await correctText(asking, scope, asked);
    const told = soundNotes(measured, job.task, countWords(text));
    return { ...corrected, notes: [...notes, ...told], sound };
  }

  return {
    ...name,
    transcribes: ai.transcribes,
    async correct(job, given) {
      const { task, answer, locale, userId } = job;
      const limit = AbortSignal.timeout(2 * settings.AI_TIMEOUT_MS);
      const signal = AbortSignal.any([given, limit]);
      const asking = { ai, db, now, userId, perDay: settings.AI_TOKENS_PER_DAY, signal };
      try {
        if ('recording' in answer) return await correctSpoken(asking, job, answer.recording);
        const scope = { mode: task.mode, timed: false, locale } as const;
        return await correctText(asking, scope, { task, text: answer.text, measured: '' });
      } catch (error) {
        throw scorerFailure(error, log);
      }
    },
    close: () => checker.close(),
  };
}

type Recording = Extract<Job['answer'], { recording: object }>['recording'];

/** Says in the log what was the matter with the service, without a word of the answer. */
function scorerFailure(error: unknown, log: Logger): unknown {
  if (!(error instanceof AiFailed || error instanceof ScorerFailed)) return error;
  const reason = error.cause instanceof Error ? error.cause.message : undefined;
  if (error.why !== 'unreadable' && error.why !== 'spent') {
    log.warn({ why: error.why, reason }, 'the connected service has not corrected');
  }
  return error instanceof AiFailed ? new ScorerFailed('unavailable', { cause: error }) : error;
}
