import type { Field } from '../../lists/contract';
import { useAttention } from '../parts/focus';
import { differences } from './differences';
import type { WrittenRow } from './unsaved-rows';

export interface RowConflictProps {
  field: Field;
  /** What the file says by now. */
  disk: unknown;
  written: WrittenRow;
  onTheirs: () => void;
  onMine: (disk: unknown) => void;
}

export function RowConflict({ field, disk, written, onTheirs, onMine }: RowConflictProps) {
  const heading = useAttention<HTMLHeadingElement>();
  return (
    <section className="conflict" role="alert" aria-labelledby="row-conflict">
      <h3 id="row-conflict" ref={heading} tabIndex={-1}>
        Somebody else changed this meanwhile
      </h3>
      <p>Nothing was saved. Choose what the file is to say.</p>
      <table className="both">
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">The file now</th>
            <th scope="col">What you wrote</th>
          </tr>
        </thead>
        <tbody>
          {differences(field, disk, written.value).map(({ label, one, other }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="choices">
        <button type="button" onClick={onTheirs}>
          Use the file
        </button>
        <button type="button" onClick={() => onMine(disk)}>
          Use what I wrote
        </button>
      </div>
    </section>
  );
}
