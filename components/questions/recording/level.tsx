import { barCount, barsPath, silence } from './bars';

export function Level({ levels }: { levels: readonly number[] }) {
  return (
    <svg viewBox="0 0 144 48" aria-hidden="true" className="h-12 w-36 text-pencil">
      <path
        d={barsPath([...silence, ...levels].slice(-barCount))}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
