import { sentenceOf } from '../data/call';

/** Why the editor did not do what was asked; nothing where it did. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="refused">
      {sentenceOf(error)}
    </p>
  );
}
