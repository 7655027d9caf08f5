import type { UseMutationResult } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { Problem } from '../../contract';
import { Refused } from '../data/call';
import { keptInTab } from '../data/kept';
import { useUnsavedRows } from '../lists/unsaved-rows';
import { Refusal } from '../parts/refusal';
import { Problems } from '../state/problems';
import { useUnsaved } from '../saving/use-unsaved';
import { isMissing, Missing } from './missing';
import { rememberWho, whoWrites } from './who';

export interface Said {
  name: string;
  message: string;
  who: string;
  /** May be empty. */
  note: string;
}

/** What one has begun to say stays while one mends what is not right. */
const kept = keptInTab<Omit<Said, 'who'>>('edit.said', { name: '', message: '', note: '' });

export const forgetSaid = (): void => kept.set({ name: '', message: '', note: '' });

export function HandOverForm({ handOver }: { handOver: UseMutationResult<unknown, Error, Said> }) {
  const [who, setWho] = useState(whoWrites);
  const said: Said = { ...useSyncExternalStore(kept.subscribe, kept.now), who };
  const unsaved = Object.keys({ ...useUnsaved(), ...useUnsavedRows() });
  // Spaces alone say nothing.
  const change = (name: 'name' | 'message' | 'note', given: string) =>
    kept.set({ ...kept.now(), [name]: given.trimStart() });
  const { error, isPending } = handOver;
  const problems = error instanceof Refused ? ((error.data.problems ?? []) as Problem[]) : [];
  const missing = problems.filter(isMissing);
  const others = problems.filter((problem) => !isMissing(problem));
  return (
    <form
      className="hand-over"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        rememberWho(said.who);
        handOver.mutate(said);
      }}
    >
      <h3>Hand over</h3>
      <label>
        A name for it, such as “autumn offer”
        <input
          required
          value={said.name}
          maxLength={60}
          onChange={(event) => change('name', event.target.value)}
        />
      </label>
      <label>
        What changed, and why
        <textarea
          required
          value={said.message}
          maxLength={2000}
          onChange={(event) => change('message', event.target.value)}
        />
      </label>
      <label>
        When it is to be out, if that matters
        <input value={said.note} maxLength={200} onChange={(event) => change('note', event.target.value)} />
      </label>
      <label>
        Your name
        <input
          required
          value={said.who}
          maxLength={80}
          autoComplete="name"
          onChange={(event) => setWho(event.target.value.trimStart())}
        />
      </label>
      {unsaved.length > 0 && (
        <p className="refused">Save or throw away what you wrote first: {unsaved.join(', ')}</p>
      )}
      <Refusal error={error} />
      {missing.length > 0 && <Missing problems={missing} />}
      {others.length > 0 && <Problems problems={others} />}
      <button type="submit" className="main" disabled={unsaved.length > 0} aria-disabled={isPending}>
        {isPending ? 'Checking everything. This takes a while…' : 'Hand over'}
      </button>
    </form>
  );
}
