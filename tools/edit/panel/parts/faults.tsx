import type { Fault } from '../../contract';

/** What is wrong with a text, each in a sentence; what only warns keeps nothing from being saved. */
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

/** Whether these keep a text from being saved. */
export const refuses = (faults: readonly Fault[]): boolean => faults.some(({ warning }) => !warning);
