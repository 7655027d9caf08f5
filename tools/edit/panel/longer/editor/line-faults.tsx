import type { LineFault } from '../../../longer/contract';

export function LineFaults({
  faults,
  onChoose,
}: {
  faults: readonly LineFault[];
  onChoose?: (line: number) => void;
}) {
  return (
    <div aria-live="polite">
      <ul className="faults">
        {faults.map(({ rule, reason, line, warning }) => (
          <li key={`${line} ${rule} ${reason}`} data-warning={warning || undefined}>
            <strong>{warning ? 'To do:' : 'Mend:'}</strong> {reason}{' '}
            {onChoose && line !== undefined && (
              <button type="button" className="link" onClick={() => onChoose(line)}>
                Line {line}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
