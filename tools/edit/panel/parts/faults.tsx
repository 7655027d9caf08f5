import type { Fault } from '../../contract';

export function Faults({ faults, id }: { faults: readonly Fault[]; id?: string }) {
  return (
    <ul className="faults" id={id}>
      {faults.map(({ rule, reason, warning }) => (
        <li key={rule + reason} data-warning={warning || undefined}>
          <strong>{warning ? 'Look again:' : 'Mend:'}</strong> {reason}
        </li>
      ))}
    </ul>
  );
}

export const refuses = (faults: readonly Fault[]): boolean => faults.some(({ warning }) => !warning);
