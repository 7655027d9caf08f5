import { sentenceOf } from '../data/call';

export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <p role="alert" className="refused">
      {sentenceOf(error)}
    </p>
  );
}
